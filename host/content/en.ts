import {articles, content} from 'virtual:lamplight/host/content/en';
import legal from '../../agency/legal/en.json' with {type: 'json'};
import translations from '../../agency/translations/en.json' with {type: 'json'};
import messages from '../messages/en.json' with {type: 'json'};
import {siteTexts} from './site-texts.ts';

/** Everything the site says in this language. */
export const texts = siteTexts({lang: 'en', translations, messages, legal, content, articles});

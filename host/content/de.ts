import {articles, content} from 'virtual:lamplight/host/content/de';
import legal from '../../agency/legal/de.json' with {type: 'json'};
import translations from '../../agency/translations/de.json' with {type: 'json'};
import messages from '../messages/de.json' with {type: 'json'};
import {siteTexts} from './site-texts.ts';

/** Everything the site says in this language. */
export const texts = siteTexts({lang: 'de', translations, messages, legal, content, articles});

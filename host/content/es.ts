import {articles, content} from 'virtual:lamplight/host/content/es';
import legal from '../../agency/legal/es.json' with {type: 'json'};
import translations from '../../agency/translations/es.json' with {type: 'json'};
import messages from '../messages/es.json' with {type: 'json'};
import {siteTexts} from './site-texts.ts';

/** Everything the site says in this language. */
export const texts = siteTexts({lang: 'es', translations, messages, legal, content, articles});

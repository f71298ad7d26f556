import {articles, content} from 'virtual:lamplight/host/content/fr';
import legal from '../../agency/legal/fr.json' with {type: 'json'};
import translations from '../../agency/translations/fr.json' with {type: 'json'};
import messages from '../messages/fr.json' with {type: 'json'};
import {siteTexts} from './site-texts.ts';

/** Everything the site says in this language. */
export const texts = siteTexts({lang: 'fr', translations, messages, legal, content, articles});

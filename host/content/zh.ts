import {articles, content} from 'virtual:lamplight/host/content/zh';
import legal from '../../agency/legal/zh.json' with {type: 'json'};
import translations from '../../agency/translations/zh.json' with {type: 'json'};
import messages from '../messages/zh.json' with {type: 'json'};
import {siteTexts} from './site-texts.ts';

/** Everything the site says in this language. */
export const texts = siteTexts({lang: 'zh', translations, messages, legal, content, articles});

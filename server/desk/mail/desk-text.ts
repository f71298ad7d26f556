import {catalogTexts} from '../../messages/catalog-texts.ts';
import de from '../messages/de.json' with {type: 'json'};
import en from '../messages/en.json' with {type: 'json'};
import es from '../messages/es.json' with {type: 'json'};
import fr from '../messages/fr.json' with {type: 'json'};
import zh from '../messages/zh.json' with {type: 'json'};

/** A text that the server writes for a member of the desk. */
export const deskText = await catalogTexts<keyof typeof en>({en, es, fr, de, zh});

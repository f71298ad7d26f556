import {namesInsurance} from './names-insurance.ts';

// Questions whether or how somebody gets a status. Who has a status and asks what it means for insurance goes to the search.
const STATUS_SOUGHT = [
  /\b(?:get|getting|appl(?:y|ying) for|qualify for|request|ask for|file for|seek|win|adjust)\s+(?:(?:a|an|the|my|his|her|our|their|political|us|u\.s\.|permanent|legal)\s+)*(?:asylum|refugee status|citizenship|naturalization|residen(?:cy|ce)|green card|legal status|immigration status|tps|visa)\b|\bdeport\w*/iu,
  /(?<!\p{L})(?:arregl\w*|sacar|pedir|solicitar|obtener|conseguir|tramitar|calific\w* para)\s+(?:(?:mis|mi|los|el|la|un|una|sus|su)\s+)*(?:papeles|asilo|residencia|ciudadan[ií]a|estatus|estado migratorio|tps|visa)(?!\p{L})|\bdeport\w*/iu,
  /(?:demander|obtenir|avoir)\s+(?:(?:un|une|la|le|les|l['’]|mes|ma|mon)\s*)*(?:asile|visa|carte verte|nationalit[eé]|naturalisation|titre de s[eé]jour|papiers)(?!\p{L})|(?<!\p{L})(?:demande d['’]asile|expuls[eé]\w*)(?!\p{L})/iu,
  /(?:asyl|visum|staatsb[uü]rgerschaft|einb[uü]rgerung|aufenthalts\w+|green ?card).{0,20}beantrag\w*|(?:beantrag\w*|\b(?:wie|wo|wann)\b.{0,15}\bbekomm\w*).{0,25}(?:asyl|visum|staatsb[uü]rgerschaft|einb[uü]rgerung|aufenthalts\w+|green ?card)|\babgeschoben|\babschieb\w*/iu,
  /(?:申请|申請|办理|辦理|能拿|怎么拿|怎麼拿)(?:政治)?(?:庇护|庇護|绿卡|綠卡|公民|入籍|难民|難民|签证|簽證|身份)|遣返/u,
];

/** Returns whether a question asks for advice about immigration, without a word about insurance. */
export const asksForImmigrationAdvice = (question: string): boolean =>
  !namesInsurance(question) && STATUS_SOUGHT.some((pattern) => pattern.test(question));

import {namesInsurance} from './names-insurance.ts';

// Questions which doctor or clinic to choose. The pages explain networks, and recommend nobody.
const PROVIDER_SEARCH = [
  /\b(?:recommend|good|best|free|cheap|know (?:a|any|of)|is there an?|find an?|which|nearest|closest)\b.{0,25}\b(?:doctors?|dentists?|pediatricians?|clinics?|hospitals?|pharmac(?:y|ies)|therapists?|dermatologists?|specialists?)\b/iu,
  /(?:recomiend\w*|buen[oa]?|mejor|grat(?:is|uit[oa])|barat[oa]|conocen|hay un[oa]?|qu[eé]).{0,20}(?<!\p{L})(?:doctora?|dentista|pediatra|cl[ií]nica|hospital|farmacia|terapeuta|especialista)(?!\p{L}).{0,40}|(?<!\p{L})(?:doctora?|dentista|pediatra|cl[ií]nica|hospital|farmacia)(?!\p{L}).{0,15}(?:recomiend\w*|grat(?:is|uit[oa])|barat[oa])/iu,
  /(?:recommande\w*|conseill\w*|bonn?e?|meilleure?|gratuite?|connaissez|y a-t-il une?|quelle?)\s.{0,15}(?<!\p{L})(?:m[eé]decins?|docteurs?|dentistes?|p[eé]diatres?|cliniques?|h[oô]pita(?:l|ux)|pharmacies?)(?!\p{L})/iu,
  /(?:empfehl\w*|empfiehl\w*|gut(?:e[nrs]?)?|beste[nrs]?|kostenlos\w*|gibt es|kenn\w*|welche[nrs]?).{0,20}(?<!\p{L})(?:\w*arzt|\w*ärzt\w*|praxis|klinik|krankenhaus|apotheke)(?!\p{L})/iu,
  /(?:推荐|推薦|好的|哪个|哪個|哪家|免费|免費).{0,8}(?:医生|醫生|牙医|牙醫|诊所|診所|医院|醫院|药店|藥店)|(?:医生|醫生|牙医|牙醫|诊所|診所|医院|醫院|药店|藥店).{0,4}(?:推荐|推薦|哪家好|最好)/u,
];

// Whether a practice takes new patients, or an appointment there: the practice knows, whatever the insurance.
const PRACTICE = [
  /\bnew patients\b|\bappointment with (?:a|an|my|the|dr)\b.{0,15}(?:doctor|dentist|specialist|\w+ologist|\bdr\b)/iu,
  /\b(?:nuevos pacientes|pacientes nuevos|cita con (?:el|la|un|una|mi) (?:doctora?|dentista|pediatra|especialista|\w+[oó]log[oa]))(?!\p{L})/iu,
  /nouveaux patients|rendez-vous (?:chez|avec) (?:le|la|un|une|mon|ma) (?:m[eé]decin|docteur|dentiste|p[eé]diatre|sp[eé]cialiste|\w+logue)(?!\p{L})/iu,
  /neue patienten|termin (?:beim|bei der|bei einem|bei einer) \w*(?:arzt|ärztin|doktor)/iu,
  /新(?:病人|患者)|(?:预约|預約|挂号|掛號).{0,4}(?:医生|醫生|牙医|牙醫|专科|專科)/u,
];

/** Returns whether a question is which doctor, clinic or pharmacy to choose, without a word about insurance or a network, or whether a practice has room. */
export const asksForProvider = (question: string): boolean =>
  PRACTICE.some((pattern) => pattern.test(question)) ||
  (!namesInsurance(question) && PROVIDER_SEARCH.some((pattern) => pattern.test(question)));

import {namesTexasCity, stateByName, type StateCode} from '../../../insurance/places/find-state.ts';
import {territoryNamedIn} from '../../../insurance/places/territories.ts';
import {usStates} from '../../../insurance/places/us-states.ts';
import {stateOfCity} from './other-cities.ts';

// Names in the languages of the site that the table of states does not have, because its places are addresses.
const TRANSLATED: Readonly<Record<StateCode, string>> = {
  AL: '阿拉巴马|亚拉巴马',
  AK: '阿拉斯加',
  AZ: '亚利桑那',
  AR: '阿肯色',
  CO: '科罗拉多',
  CT: '康涅狄格',
  DE: '特拉华',
  HI: 'hawa[iï]|夏威夷',
  ID: '爱达荷',
  IN: '印第安纳',
  IA: '艾奥瓦|爱荷华',
  KS: '堪萨斯',
  KY: '肯塔基',
  ME: '缅因',
  MD: '马里兰',
  MA: '马萨诸塞|麻省|麻州',
  MI: '密歇根|密西根',
  MN: '明尼苏达',
  MS: 'misisipi|密西西比',
  MO: 'misuri|密苏里',
  MT: '蒙大拿',
  NE: '内布拉斯加',
  NV: '内华达',
  NH: '新罕布什尔',
  NC: 'caroline du nord|北卡',
  ND: 'dakota (?:del norte|du nord)|北达科他',
  OH: '俄亥俄',
  OR: '俄勒冈',
  RI: '罗得岛|罗德岛',
  SC: 'caroline du sud|南卡',
  SD: 'dakota (?:del sur|du sud)|南达科他',
  TN: '田纳西',
  UT: '犹他',
  VT: '佛蒙特',
  VA: 'virginie(?!-occ)|(?<!西)弗吉尼亚',
  WA: '华盛顿州',
  WV: 'virginia occidental|virginie-occidentale|西弗吉尼亚',
  WI: '威斯康星',
  WY: '怀俄明',
};

// New York Life is an insurer, and a street may have the name of a state.
const NOT_BEFORE = '(?! (?:life|st|street|ave|avenue|rd|road|blvd|dr|drive|ln|lane)\\b)';

const named = Object.entries(usStates)
  .map(([code, {name, alsoCalled, exchange}]) => ({
    code,
    name,
    pattern: new RegExp(
      [
        `\\b${name}\\b${NOT_BEFORE}`,
        ...(alsoCalled ? [alsoCalled.source] : []),
        ...(TRANSLATED[code] === undefined ? [] : [TRANSLATED[code]]),
        // An exchange of one word may be a word or a name.
        ...(exchange?.name.includes(' ') ? [exchange.name] : []),
      ].join('|'),
      'iu',
    ),
  }))
  // West Virginia is not Virginia.
  .toSorted((one, other) => other.name.length - one.name.length);

// Who comes from another state, or only visits it, asks about Texas.
const IS_ON_THE_WAY = new RegExp(
  [
    String.raw`\b(?:mov(?:e|ed|ing)|relocat\w*|c(?:a|o)m(?:e|ing) from|travel\w*|visit\w*|vacation|trips?)\b`,
    String.raw`\b(?:mud[aeoéó]\w*|traslad\w*|v(?:engo|ine|inimos|enimos|iv[ií]a(?:mos)?)|viaj\w*|visit\w*)`,
    String.raw`d[eé]m[eé]nag\w*|\b(?:j.arrive|arriv(?:e|é|ée|ons|és)|vien(?:s|t)|ven(?:u|ue|ons)|voyag\w*|visit\w*)\b`,
    String.raw`\b(?:um|her|zu|weg)?gezogen\b|\b(?:um|her|weg)?zieh\w*|umzug|\bkomme[n]? aus\b|\b(?:ver)?reis\w*|\bbesuch\w*`,
    '搬|迁|来自|旅行|旅游|探亲|出差',
  ].join('|'),
  'iu',
);

/**
 * Returns the state or territory whose rules a question is about; undefined for a question about Texas, without a state, or of somebody who moves or
 * travels.
 */
export const otherStateIn = (question: string): StateCode | undefined =>
  stateByName(question) === 'TX' || namesTexasCity(question) || IS_ON_THE_WAY.test(question)
    ? undefined
    : (named.find(({pattern}) => pattern.test(question))?.code ??
      stateOfCity(question) ??
      territoryNamedIn(question));

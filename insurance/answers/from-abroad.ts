import {isTerritory} from '../places/territories.ts';
import {plainWords, type LifeChange} from './life-change.ts';
import {parseLocation} from './parse-location.ts';
import {placesIn} from './read-move.ts';

/** Words for another country, and the countries from which most people come, in the five languages; names of places in Texas alone are left out. */
const abroad =
  /^(?:the |el |la |le |dem |den |les? )?(?:abroad|overseas|another country|extranjero|otro pais|l'etranger|etranger|un autre pays|ausland|国外|外国|mexico|mexique|mexiko|canada|kanada|cuba|kuba|venezuela|kolumbien|colombi[ae]|honduras|guatemala|el salvador|salvador|nicaragua|peru|ecuador|brazil|brasil|bresil|argentina|argentine|chile|spain|espana|espagne|spanien|france|francia|frankreich|germany|alemania|allemagne|deutschland|italy|england|united kingdom|uk\b|ukraine|russia|india\b|inde\b|indien|china|chine|vietnam|philippines|filipinas|pakistan|nigeria|ghana|kenya|ethiopia|egypt|syria|iraq|iran|afghanistan|haiti|dominican republic|republica dominicana|jamaica|japan|korea|south korea|taiwan|hong kong|australia|墨西哥|加拿大|中国|印度|越南|菲律宾|台湾|香港|德国|法国|西班牙|委内瑞拉)(?!\p{Script=Latin})/u;

/**
 * Returns whether a move comes from a foreign country or a territory of the United States, by the place after "from" in any of the five
 * languages. A place that may be in a state decides against it.
 */
export const isMoveFromAbroad = ({kind, text}: Pick<LifeChange, 'kind' | 'text'>): boolean => {
  if (kind !== 'move') return false;
  const places = placesIn(text).from;
  const codes = places.map((place) => parseLocation(place).stateCode);
  return (
    codes.every((code) => code === null || isTerritory(code)) &&
    places.some((place, index) => codes[index] !== null || abroad.test(plainWords(place)))
  );
};

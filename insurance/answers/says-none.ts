import {withoutMarks} from './without-marks.ts';

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** Words that say "none", in English, Spanish, French and German. */
const none = words(
  'none nope nothing nil n na zero 0 no not never without uninsured nada ninguno ninguna ningun nunca sin non aucun aucune rien pas sans nein nichts nicht nie kein keine keinen keiner keins ohne',
);

/** Words that may follow without naming existing coverage: the thing itself, "yet", "at the moment". */
const besides = words(
  'a any yet now right at all the moment currently for so far one i do don t have had of above health life cancer medical dental insurance coverage cover policy policies plan plans medicare savings insured enrolled applicable por ahora todavia aun tengo seguro cobertura poliza medico de vida asegurado el momento hasta hay d assurance sante couverture contrat vie pour le l encore maintenant assure assuree versicherung krankenversicherung lebensversicherung versichert schutz vorhanden noch bisher zurzeit derzeit vertrag keine no',
);

/** After these words a text states only how long there has been none. */
const since = words('since desde seit depuis');

/**
 * Returns whether a text states, in any of the five languages, that there is none. "No idea" and "No, I have Aetna" do
 * not.
 */
export const saysNone = (answer: string): boolean => {
  const text = withoutMarks(answer.slice(0, 200).toLowerCase()).trim();
  if (
    /^(?:无|無|没有|沒有|没|未)(?:任何|买|投|医疗|健康|人寿)?(?:保险|保障|参保|投保|保單)?(?![\p{L}\d])/u.test(
      text,
    )
  )
    return true;
  const [first = '', ...rest] = text.split(/[^\p{L}\d]+/u).filter((word) => word !== '');
  if (!none.has(first)) return false;
  const end = rest.findIndex((word) => since.has(word));
  return (end < 0 ? rest : rest.slice(0, end)).every((word) => besides.has(word));
};

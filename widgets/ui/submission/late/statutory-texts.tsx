import {tpmo} from 'virtual:lamplight/agency';
import {medicareTexts, statutory, type StatutoryText} from '../../../../agency/legal/required-texts.ts';
import type {Translate} from '../../../element/translate.ts';

/** Draws the legal texts of a service; most services have none. */
const textsFor = (service: string): readonly StatutoryText[] => {
  if (service === 'medicare') return medicareTexts({tpmo});
  return service === 'notary' ? [statutory.notaryNotice] : [];
};

/** The sentences that the law requires for a service, in exact English, with a translation below. */
export const StatutoryTexts = ({service, t}: {readonly service: string; readonly t: Translate}) => (
  <>
    {textsFor(service).map(({text, translation}) => (
      <div className="statutory" key={text}>
        <p lang="en">{t(text)}</p>
        {t(translation) ? <p>{t(translation)}</p> : null}
      </div>
    ))}
  </>
);

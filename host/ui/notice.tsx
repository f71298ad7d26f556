import {medicareTexts, statutory, type StatutoryText} from '../../agency/legal/required-texts.ts';
import {agency} from '../content/agency-data.ts';
import {useText} from '../content/site-context.ts';
import {withNumbers} from './inline-text.tsx';

/** A notice that the law requires for a text. */
export type NoticeKind = 'medicare' | 'limitedBenefits' | 'notary' | 'investment';

/** Shows the notice of a text. Statutory sentences are in English; other languages add a translation. */
export const Notice = ({kind}: {readonly kind: NoticeKind}) => {
  const t = useText();
  if (kind === 'limitedBenefits') return <p className="notice">{t('limitedBenefits')}</p>;
  if (kind === 'investment') return <p className="notice">{t('notInvestmentAdviser')}</p>;
  const texts = kind === 'notary' ? [statutory.notaryNotice] : medicareTexts(agency);
  return (
    <div className="notice">
      {texts.map((text) => (
        <Statutory key={text.text} {...text} />
      ))}
    </div>
  );
};

/** Shows one statutory sentence in English, with its translation below, marked as a translation. */
export const Statutory = ({text, translation}: StatutoryText) => {
  const t = useText();
  const translated = t(translation);
  return (
    <>
      <p lang="en">{withNumbers(t(text))}</p>
      {translated !== '' && (
        <p>
          <span className="notice-label">{t('translationLabel')}</span> {withNumbers(translated)}
        </p>
      )}
    </>
  );
};

import {medicareTexts, statutory, type StatutoryText} from '../../agency/legal/required-texts.ts';
import {agency} from '../content/agency-data.ts';
import {useText} from '../content/site-context.ts';

/** What the law wants beside a text. */
export type NoticeKind = 'medicare' | 'limitedBenefits' | 'notary' | 'investment';

/** The notice that belongs to a text. Statutory sentences stand in English, in other languages with their translation. */
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

/** One statutory sentence: English in every language, its translation beneath and marked as such. */
export const Statutory = ({text, translation}: StatutoryText) => {
  const t = useText();
  const translated = t(translation);
  return (
    <>
      <p lang="en">{t(text)}</p>
      {translated !== '' && (
        <p>
          <span className="notice-label">{t('translationLabel')}</span> {translated}
        </p>
      )}
    </>
  );
};

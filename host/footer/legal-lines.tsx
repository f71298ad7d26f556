import {Fragment, type ReactNode} from 'react';
import {footerTexts, statutory} from '../../agency/legal/required-texts.ts';
import {agency, agencyConfig} from '../content/agency-data.ts';
import {useScreen, useText} from '../content/site-context.ts';
import {withAgency} from '../content/site-texts.ts';
import {Statutory} from '../ui/notice.tsx';

/**
 * License, solicitation, no affiliation, no sale of data, accessibility on every page (28 TAC 19.902, 21.104); the notary
 * notice on every page that is not English, where Gov't Code 406.017 requires it, and on the English pages because a card offers
 * the service.
 */
export const LegalLines = () => {
  const t = useText();
  const {lang, texts, day} = useScreen();
  return (
    <div className="wrap legal-lines">
      {agency.isSample && <p className="legal-sample">{t('sampleNotice')}</p>}
      {footerTexts.map((key) => (
        <p key={key}>{withWholePhone(t(key))}</p>
      ))}
      {agencyConfig.claims.nurse && <p>{t('nurseNote')}</p>}
      <div className="legal-notary" data-lang={lang}>
        <Statutory {...statutory.notaryNotice} />
      </div>
      <p>{withWholePhone(t('accessibility'))}</p>
      <p>{withAgency(texts.content.footer.copyright, {year: day.slice(0, 4)})}</p>
    </div>
  );
};

/** A sentence whose phone number does not break at its hyphens. */
const withWholePhone = (sentence: string): ReactNode =>
  sentence.split(agency.phone).map((part, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- the parts of one sentence never change their order
    <Fragment key={index}>
      {index > 0 && <span className="whole">{agency.phone}</span>}
      {part}
    </Fragment>
  ));

import {tpmo} from 'virtual:lamplight/agency';
import {campaignNotice} from '../../insurance/campaign/campaign-notice.ts';
import type {Translate} from '../element/translate.ts';
import {dateInWords} from '../ui/date-in-words.ts';
import {bannerIcons} from './banner-icon.ts';
import type {ShownCampaign} from './enrollment-banner.model.ts';
import {SmallPrint} from './small-print.tsx';

/** Writes the words of a campaign: its deadline while that is verified, else no date at all. */
const message = (
  t: Translate,
  campaign: ShownCampaign,
  {says, deadline}: ReturnType<typeof campaignNotice>,
): string => {
  if (says === 'no-date') return t(`${campaign.type}BannerTextUndated`);
  if (deadline) {
    const {enrollBy, coverageStarts} = deadline;
    return t(`${campaign.type}BannerText`, {
      deadline: dateInWords(t, enrollBy),
      start: dateInWords(t, coverageStarts),
    });
  }
  const {startDate, endDate} = campaign;
  return t('endDateText', {start: dateInWords(t, startDate), deadline: dateInWords(t, endDate)});
};

/** One path in one line, in a 24 by 24 box; decorative. */
const Drawing = ({path, name}: {readonly path: string; readonly name?: string}) => (
  <svg className={name} viewBox="0 0 24 24" aria-hidden="true">
    <path d={path} />
  </svg>
);

type Props = {
  readonly t: Translate;
  readonly campaign: ShownCampaign;
  readonly nowMs: number;
  readonly isFixed: boolean;
  readonly onDismiss: () => void;
};

/** The bar for one campaign at one moment; above the page with a spacer in its place. */
export const BannerView = ({t, campaign, nowMs, isFixed, onDismiss}: Props) => {
  const notice = campaignNotice(campaign, nowMs, {hasTpmoNumbers: tpmo !== null});
  return (
    <>
      {isFixed && <div className="spacer" />}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a section would bring the name of the element into the parts */}
      <div className={isFixed ? 'bar fixed' : 'bar'} part="bar" role="region" aria-label={t('label')}>
        <div className="row">
          <Drawing name="icon" path={bannerIcons[campaign.icon]} />
          <div className="words">
            <p className="title">{t(`${campaign.type}BannerTitle`)}</p>
            <p>
              {`${message(t, campaign, notice)} `}
              <SmallPrint t={t} type={campaign.type} />
            </p>
          </div>
          <a className="action" part="action" href={notice.url} target="_blank" rel="noopener noreferrer">
            {t('enrollNow')}
            <span className="unseen">{t('newTab')}</span>
          </a>
          <button type="button" className="close" aria-label={t('close')} onClick={onDismiss}>
            <Drawing path="M6 6l12 12M18 6L6 18" />
          </button>
        </div>
      </div>
    </>
  );
};

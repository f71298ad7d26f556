import {tpmo} from 'virtual:lamplight/agency';
import {campaignNotice} from '../../insurance/campaign/campaign-notice.ts';
import {drawing, el} from '../element/dom.ts';
import type {Translate} from '../element/translate.ts';
import {dateInWords} from '../ui/date-in-words.ts';
import {bannerIcons} from './banner-icon.ts';
import type {ShownCampaign} from './enrollment-banner.model.ts';
import {smallPrint} from './small-print.ts';

/** The words of a campaign: its deadline while that is verified, else no date at all. */
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

/** The bar for one campaign at one moment. */
export const drawBanner = (
  t: Translate,
  campaign: ShownCampaign,
  nowMs: number,
  dismiss: () => void,
): HTMLElement => {
  const notice = campaignNotice(campaign, nowMs, {hasTpmoNumbers: tpmo !== null});
  const action = {
    class: 'action',
    part: 'action',
    href: notice.url,
    target: '_blank',
    rel: 'noopener noreferrer',
  };
  return el(
    'div',
    {class: 'bar', part: 'bar', role: 'region', 'aria-label': t('label')},
    el(
      'div',
      {class: 'row'},
      drawing('icon', bannerIcons[campaign.icon]),
      el(
        'div',
        {class: 'words'},
        el('p', {class: 'title'}, t(`${campaign.type}BannerTitle`)),
        el('p', {}, `${message(t, campaign, notice)} `, ...smallPrint(t, campaign.type)),
      ),
      el('a', action, t('enrollNow'), el('span', {class: 'unseen'}, t('newTab'))),
      el(
        'button',
        {type: 'button', class: 'close', 'aria-label': t('close'), onclick: dismiss},
        drawing('', 'M6 6l12 12M18 6L6 18'),
      ),
    ),
  );
};

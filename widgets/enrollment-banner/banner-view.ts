import type {CampaignNotice} from '../../insurance/campaign/campaign-notice.ts';
import type {Translate} from '../element/translate.ts';
import {drawing, el} from '../element/dom.ts';
import {dateInWords} from '../ui/date-in-words.ts';
import {bannerIcons} from './banner-icon.ts';
import type {ShownCampaign} from './enrollment-banner.model.ts';

/**
 * Writes the text of a campaign: its deadline while the deadline is verified, otherwise no date; and the target of
 * Enroll Now.
 */
export const bannerMessage = (
  t: Translate,
  {type, startDate, endDate}: ShownCampaign,
  {says, deadline, url}: CampaignNotice,
): {readonly message: string; readonly url: string} => {
  if (says === 'no-date') return {message: t(`${type}BannerTextUndated`), url};
  const [text, start, end] = deadline
    ? [`${type}BannerText`, deadline.coverageStarts, deadline.enrollBy]
    : ['endDateText', startDate, endDate];
  return {message: t(text, {start: dateInWords(t, start), deadline: dateInWords(t, end)}), url};
};

type Content = {
  readonly t: Translate;
  readonly campaign: ShownCampaign;
  readonly message: string;
  /** The target of Enroll Now. */
  readonly url: string;
  readonly isFixed: boolean;
  readonly onDismiss: () => void;
  readonly onDisclose: (button: HTMLElement) => void;
};

/** Creates the bar for one campaign at one moment; a fixed bar is above the page, with a spacer in its place. */
export const bannerView = ({
  t,
  campaign,
  message,
  url,
  isFixed,
  onDismiss,
  onDisclose,
}: Content): HTMLElement[] => {
  const type = 'button';
  const more = el(
    'button',
    {type, class: 'more', 'aria-expanded': 'false', onclick: () => onDisclose(more)},
    t('disclosures'),
  );
  const bar = el(
    'div',
    // A section would add the name of the element to the parts.
    {class: isFixed ? 'bar fixed' : 'bar', part: 'bar', role: 'region', 'aria-label': t('label')},
    el(
      'div',
      {class: 'row'},
      drawing('icon', bannerIcons[campaign.icon]),
      el(
        'div',
        {class: 'words'},
        el('p', {class: 'title'}, t(`${campaign.type}BannerTitle`)),
        el('p', {}, `${message} `, more),
      ),
      el(
        'a',
        {class: 'action', part: 'action', href: url, target: '_blank', rel: 'noopener noreferrer'},
        t('enrollNow'),
        el('span', {class: 'unseen'}, t('newTab')),
      ),
      el(
        'button',
        {type, class: 'close', 'aria-label': t('close'), onclick: onDismiss},
        drawing('', 'M6 6l12 12M18 6L6 18'),
      ),
    ),
  );
  return isFixed ? [el('div', {class: 'spacer'}), bar] : [bar];
};

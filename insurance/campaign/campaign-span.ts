import {chicagoDayStartMs} from '../calendar/chicago.ts';
import {addDays} from '../calendar/day.ts';
import type {Campaign} from './campaign.ts';

/** A campaign's id, its first moment, and the first moment after it, in milliseconds since the epoch. */
export type CampaignSpan = readonly [id: string, fromMs: number, untilMs: number];

/**
 * Returns the spans of campaigns, to be included in a page; called where calendar arithmetic costs visitors nothing.
 */
export const campaignSpans = (
  campaigns: readonly Pick<Campaign, 'id' | 'startDate' | 'endDate'>[],
): readonly CampaignSpan[] =>
  campaigns.map(({id, startDate, endDate}) => [
    id,
    chicagoDayStartMs(startDate),
    chicagoDayStartMs(addDays(endDate, 1)),
  ]);

/**
 * Returns whether any banner is shown now. The function refers to nothing outside itself and uses nothing newer than
 * ES2016, so that its source text can be a hashed script in a page's head, which reserves the banner's place before the
 * first paint.
 */
export const showsAnyCampaign = (
  spans: readonly CampaignSpan[],
  dismissedIds: readonly string[],
  nowMs: number,
): boolean => spans.some((span) => nowMs >= span[1] && nowMs < span[2] && !dismissedIds.includes(span[0]));

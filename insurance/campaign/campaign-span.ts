import {chicagoDayStartMs} from '../calendar/chicago.ts';
import {addDays} from '../calendar/day.ts';
import type {Campaign} from './campaign.ts';

/** A campaign's id, its first moment, and the first moment after it, in milliseconds since the epoch. */
export type CampaignSpan = readonly [id: string, fromMs: number, untilMs: number];

/** The spans of campaigns, for a page to carry; made where calendar arithmetic costs no visitor anything. */
export const campaignSpans = (
  campaigns: readonly Pick<Campaign, 'id' | 'startDate' | 'endDate'>[],
): readonly CampaignSpan[] =>
  campaigns.map(({id, startDate, endDate}) => [
    id,
    chicagoDayStartMs(startDate),
    chicagoDayStartMs(addDays(endDate, 1)),
  ]);

/**
 * Whether any banner shows now. It refers to nothing outside itself and uses nothing newer than ES2016, so that its
 * source text can stand in a hashed script in a page's head and reserve the banner's place before paint.
 */
export const showsAnyCampaign = (
  spans: readonly CampaignSpan[],
  dismissedIds: readonly string[],
  nowMs: number,
): boolean => spans.some((span) => nowMs >= span[1] && nowMs < span[2] && !dismissedIds.includes(span[0]));

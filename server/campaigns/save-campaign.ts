import {StoredCampaignSchema, type StoredCampaign} from '../../agency/campaign.schema.ts';
import type {Kysely} from 'kysely';
import type {z} from 'zod';
import {addEdit, readNewest, type Changed, type EditWrite} from '../edits/edit.store.ts';
import type {Schema} from '../storage/schema.ts';
import type {Transact} from '../storage/store.ts';
import {checkCampaign, currentCampaigns} from './campaign-entry.ts';

/** Reads the campaigns of the agency's files with all additions and changes of the desk and the command. */
export const readCampaignsNow = async (
  db: Kysely<Schema>,
  configured: readonly StoredCampaign[],
): Promise<readonly StoredCampaign[]> => {
  const rows = await readNewest(db, 'campaign');
  return currentCampaigns(
    configured,
    [...rows.values()].flatMap(({content}) =>
      content === '' ? [] : [StoredCampaignSchema.parse(JSON.parse(content))],
    ),
  );
};

/** The stored campaign, or the reasons for a refusal. */
export type SavedCampaign =
  | {readonly id: string; readonly version: number | Changed}
  | {readonly error: z.ZodError};

/**
 * Checks a campaign with all others and stores it in a transaction. With `replaces`, the campaign replaces the campaign with this id; otherwise the
 * campaign is added, and its id must be free.
 */
export const saveCampaign = async (
  transaction: Transact,
  campaign: unknown,
  {
    configured,
    replaces,
    write,
  }: {
    readonly configured: readonly StoredCampaign[];
    readonly replaces?: string;
    readonly write: EditWrite;
  },
): Promise<SavedCampaign> => {
  const all = await readCampaignsNow(transaction, configured);
  const checked = checkCampaign(
    all.filter(({id}) => id !== replaces),
    campaign,
  );
  if ('error' in checked) return checked;
  const {id} = checked.campaign;
  const content = JSON.stringify(checked.campaign);
  return {id, version: await addEdit(transaction, {kind: 'campaign', name: id}, content, write)};
};

import {Router, type Request} from 'express';
import {z} from 'zod';
import type {StoredCampaign} from '../../../agency/campaign.schema.ts';
import type {EditedCampaign} from '../../../contract/desk-edits.ts';
import {CAMPAIGN_TYPES} from '../../../contract/campaign.ts';
import {chicagoDay} from '../../../insurance/calendar/chicago.ts';
import {campaignId, campaignOfYear, isPlanYear} from '../../campaigns/campaign-entry.ts';
import {readCampaignsNow, saveCampaign, type SavedCampaign} from '../../campaigns/save-campaign.ts';
import {readVersions, undoEdit, type EditWrite} from '../../edits/edit.store.ts';
import {fieldErrors} from '../../http/field-errors.ts';
import {HttpProblem} from '../../http/http-problem.ts';
import type {Transact} from '../../storage/store.ts';
import type {DeskModule, DeskParts} from '../desk-parts.ts';
import {bodyOf} from '../request/body-of.ts';
import {forMembers, forRoles} from '../request/member-of.ts';
import {versionOf} from '../request/version.ts';
import {requireDone, stateOf} from './edit-state.ts';
import {writeEdit} from './write-edit.ts';

const ChangeBody = z.record(z.string(), z.unknown());

/** The fixed fields of a new campaign, so that its other fields can be checked as a campaign. */
const AddBody = z.looseObject({
  type: z.enum(CAMPAIGN_TYPES, {error: 'not-in-list'}),
  year: z.string().refine(isPlanYear, {error: 'invalid-format'}),
});

/** `/edits/campaigns`: the enrollment campaigns that the banner announces. */
export const campaignRoutes: DeskModule = (parts) => {
  const router = Router({caseSensitive: true, strict: true});

  router.get('/edits/campaigns', forMembers, async (_request, response) => {
    response.json({campaigns: await readAll(parts)});
  });

  router.post('/edits/campaigns', forRoles('owner', 'agent'), async (request, response) => {
    const {type, year, ...entry} = await bodyOf(request, AddBody);
    const campaign = campaignOfYear({type, year}, entry, chicagoDay(parts.now().getTime()));
    const name = campaignId({type, year});
    const outcome = await writeEdit(
      parts,
      response,
      {what: 'edit campaign', name, version: undefined},
      saving(parts, campaign),
    );
    await requireDone(versionIn(outcome), () => readAll(parts));
    response.status(201).json({campaigns: await readAll(parts)});
  });

  router.put('/edits/campaigns/:id', forRoles('owner', 'agent'), async (request, response) => {
    const version = versionOf(request);
    const change = await bodyOf(request, ChangeBody);
    const found = await foundCampaign(parts, request);
    // The specification fixes the type, the button's text and the drawing.
    const {id, type, ctaText, icon} = found;
    const outcome = await writeEdit(
      parts,
      response,
      {what: 'edit campaign', name: id, version},
      saving(parts, {...found, ...change, id, type, ctaText, icon}, id),
    );
    await requireDone(versionIn(outcome), async () => await readOne(parts, id));
    response.json({campaigns: await readAll(parts)});
  });

  router.post('/edits/campaigns/:id/undo', forRoles('owner', 'agent'), async (request, response) => {
    const version = versionOf(request);
    const {id} = await foundCampaign(parts, request);
    const outcome = await writeEdit(
      parts,
      response,
      {what: 'undo campaign', name: id, version},
      (transaction, write) => undoEdit(transaction, {kind: 'campaign', name: id}, write),
    );
    await requireDone(outcome, async () => await readOne(parts, id));
    response.json({campaigns: await readAll(parts)});
  });
  return router;
};

// The exception aborts the transaction: nothing is written.
const saving =
  ({configuredCampaigns}: DeskParts, campaign: unknown, replaces?: string) =>
  async (
    transaction: Transact,
    write: EditWrite,
  ): Promise<number | Exclude<SavedCampaign, {id: string}> | 'changed'> => {
    const saved = await saveCampaign(transaction, campaign, {
      configured: configuredCampaigns(),
      write,
      ...(replaces === undefined ? {} : {replaces}),
    });
    return 'error' in saved ? saved : saved.version;
  };

const versionIn = (outcome: number | 'changed' | {readonly error: z.ZodError}): number | 'changed' => {
  if (typeof outcome === 'object')
    throw new HttpProblem('invalid-fields', {errors: fieldErrors(outcome.error)});
  return outcome;
};

const foundCampaign = async (parts: DeskParts, {params}: Request): Promise<StoredCampaign> => {
  const all = await parts.store.read((db) => readCampaignsNow(db, parts.configuredCampaigns()));
  const found = all.find(({id}) => id === params['id']);
  if (!found) throw new HttpProblem('not-found');
  return found;
};

const readAll = async ({store, configuredCampaigns}: DeskParts): Promise<readonly EditedCampaign[]> =>
  await store.read(async (db) => {
    const all = await readCampaignsNow(db, configuredCampaigns());
    const edited: EditedCampaign[] = [];
    for (const campaign of all) {
      const versions = await readVersions(db, {kind: 'campaign', name: campaign.id});
      edited.push({campaign, ...stateOf(versions)});
    }
    return edited.toSorted((one, other) => other.campaign.endDate.localeCompare(one.campaign.endDate));
  });

const readOne = async (parts: DeskParts, id: string): Promise<EditedCampaign | undefined> =>
  (await readAll(parts)).find(({campaign}) => campaign.id === id);

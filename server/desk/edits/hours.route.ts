import {Router, type Response} from 'express';
import {z} from 'zod';
import {HoursSchema, type Hours} from '../../../agency/config.schema.ts';
import {hoursWithDaysOff} from '../../../agency/days-off.ts';
import type {EditedHours, HoursPreview} from '../../../contract/desk-edits.ts';
import {byLanguage} from '../../../contract/language.ts';
import {chicagoDay} from '../../../insurance/calendar/chicago.ts';
import {isOpenAt} from '../../chat/opening.ts';
import {addEdit, readVersions, undoEdit} from '../../edits/edit.store.ts';
import {fieldErrors} from '../../http/field-errors.ts';
import {HttpProblem} from '../../http/http-problem.ts';
import type {DeskModule, DeskParts} from '../desk-parts.ts';
import {bodyOf} from '../request/body-of.ts';
import {forMembers, forRoles} from '../request/member-of.ts';
import {setVersion, versionOf} from '../request/version.ts';
import {requireDone, stateOf} from './edit-state.ts';
import {writeEdit} from './write-edit.ts';

const PLACE = {kind: 'hours', name: 'hours'} as const;

const Body = z.record(z.string(), z.unknown());

/** `/edits/hours`: opening hours and days off. The time zone's name stays that of the configuration. */
export const hoursRoutes: DeskModule = (parts) => {
  const router = Router({caseSensitive: true, strict: true});
  // The same check as the configuration's. Members cannot change the time zone.
  const checked = (body: object): Hours => {
    const parsed = HoursSchema.safeParse({...body, zone: parts.agency.hours.zone});
    if (!parsed.success) throw new HttpProblem('invalid-fields', {errors: fieldErrors(parsed.error)});
    return parsed.data;
  };

  router.get('/edits/hours', forMembers, async (_request, response) => {
    await answer(parts, response);
  });

  router.post('/edits/hours/preview', forRoles('owner', 'agent'), async (request, response) => {
    response.json(previewOf(checked(await bodyOf(request, Body)), parts.now()));
  });

  router.put('/edits/hours', forRoles('owner', 'agent'), async (request, response) => {
    const version = versionOf(request);
    const content = JSON.stringify(checked(await bodyOf(request, Body)));
    const outcome = await writeEdit(
      parts,
      response,
      {what: 'edit hours', name: 'hours', version},
      (transaction, write) => addEdit(transaction, PLACE, content, write),
    );
    await requireDone(outcome, () => readHours(parts));
    await answer(parts, response);
  });

  router.post('/edits/hours/undo', forRoles('owner', 'agent'), async (request, response) => {
    const version = versionOf(request);
    const outcome = await writeEdit(
      parts,
      response,
      {what: 'undo hours', name: 'hours', version},
      (transaction, write) => undoEdit(transaction, PLACE, write),
    );
    await requireDone(outcome, () => readHours(parts));
    await answer(parts, response);
  });
  return router;
};

const answer = async (parts: DeskParts, response: Response): Promise<void> => {
  const hours = await readHours(parts);
  setVersion(response, hours.version);
  response.json(hours);
};

const readHours = async ({store, edits, agency, now}: DeskParts): Promise<EditedHours> => {
  const versions = await store.read((db) => readVersions(db, PLACE));
  await edits.refresh();
  const hours = edits.current.hours ?? agency.hours;
  const {regular, byAppointment, daysOff = []} = hours;
  return {
    ...stateOf(versions),
    hours: {regular, byAppointment, daysOff},
    preview: previewOf(hours, now()),
  };
};

const previewOf = (hours: Hours, now: Date): HoursPreview => {
  const today = chicagoDay(now.getTime());
  return {texts: byLanguage((lang) => hoursWithDaysOff(hours, lang, today)), isOpen: isOpenAt(hours, now)};
};

import {Router, type Request} from 'express';
import {z} from 'zod';
import type {EditedTestimonial} from '../../../contract/desk-edits.ts';
import type {FieldCode} from '../../../contract/problem.ts';
import {isBlank} from '../../../contract/text-rule.ts';
import {readVersions, type Changed, type EditWrite} from '../../edits/edit.store.ts';
import {HttpProblem} from '../../http/http-problem.ts';
import type {Transact} from '../../storage/store.ts';
import {eraseTestimonial} from '../../testimonials/erase-testimonial.ts';
import {checkEntry} from '../../testimonials/read-entry.ts';
import type {TestimonialEntry} from '../../testimonials/testimonial-entry.schema.ts';
import {
  changeTestimonial,
  isTestimonialId,
  placeOf,
  readTestimonials,
  recordTestimonial,
  withdrawTestimonial,
} from '../../testimonials/testimonial-record.ts';
import {testimonialUndoTarget, undoTestimonial} from '../../testimonials/undo-testimonial.ts';
import type {DeskModule, DeskParts} from '../desk-parts.ts';
import {bodyOf} from '../request/body-of.ts';
import {forMembers, forRoles} from '../request/member-of.ts';
import {versionOf} from '../request/version.ts';
import {requireDone, stateOf} from './edit-state.ts';
import {writeEdit} from './write-edit.ts';

const Body = z.record(z.string(), z.unknown());

type Act = (
  transaction: Transact,
  id: number,
  write: EditWrite,
) => Promise<number | Changed | 'nothing' | undefined>;

// The acts that need no entry, by the end of their paths.
const acts: Readonly<Record<string, Act>> = {
  withdraw: withdrawTestimonial,
  erase: eraseTestimonial,
  undo: undoTestimonial,
};

/** `/edits/testimonials`: the testimonials of clients, with the proof of each permission. */
export const testimonialRoutes: DeskModule = (parts) => {
  const router = Router({caseSensitive: true, strict: true});
  const answered = async () => ({testimonials: await readAll(parts)});

  router.get('/edits/testimonials', forMembers, async (_request, response) => {
    response.json(await answered());
  });

  router.post('/edits/testimonials', forRoles('owner', 'agent'), async (request, response) => {
    const entry = entryOf(parts, await bodyOf(request, Body));
    await writeEdit(parts, response, {what: 'edit testimonial', version: undefined}, (transaction, write) =>
      recordTestimonial(transaction, entry, write),
    );
    response.status(201).json(await answered());
  });

  router.put('/edits/testimonials/:id', forRoles('owner', 'agent'), async (request, response) => {
    const version = versionOf(request);
    const entry = entryOf(parts, await bodyOf(request, Body));
    const id = idIn(request);
    const outcome = await writeEdit(
      parts,
      response,
      {what: 'edit testimonial', name: String(id), version},
      (transaction, write) => changeTestimonial(transaction, id, {entry, write}),
    );
    if (outcome === 'permission') throw refused([{field: 'permission', code: 'contradicts'}]);
    await requireDone(outcome, () => readOne(parts, id));
    response.json(await answered());
  });

  for (const [name, act] of Object.entries(acts))
    router.post(`/edits/testimonials/:id/${name}`, forRoles('owner', 'agent'), async (request, response) => {
      const version = versionOf(request);
      const id = idIn(request);
      const outcome = await writeEdit(
        parts,
        response,
        {what: `${name} testimonial`, name: String(id), version},
        (transaction, write) => act(transaction, id, write),
      );
      await requireDone(outcome, () => readOne(parts, id));
      // The erasure is complete even if this fails: the daily purge scrubs again.
      if (act === eraseTestimonial) await parts.store.scrub().catch(() => undefined);
      response.json(await answered());
    });
  return router;
};

const refused = (errors: readonly {readonly field: string; readonly code: FieldCode}[]): HttpProblem =>
  new HttpProblem('invalid-fields', {errors});

/** Checks an entry like the command. Throws `invalid-fields` with every invalid field. */
export const entryOf = (
  {agency, now}: Pick<DeskParts, 'agency' | 'now'>,
  values: unknown,
): TestimonialEntry => {
  const checked = checkEntry(values, {siteOrigin: agency.siteOrigin, now: now()});
  if ('entry' in checked) return checked.entry;
  const given: Readonly<Record<string, unknown>> = {...(values as object)};
  const isMissing = (field: string): boolean => {
    const value = given[field] ?? '';
    return typeof value === 'string' && isBlank(value);
  };
  throw refused(
    checked.faults.map(({field}) => ({
      field: field === '' ? 'body' : field,
      code: field !== '' && isMissing(field) ? 'required' : 'invalid-format',
    })),
  );
};

const idIn = ({params}: Request): number => {
  const {id} = params;
  if (typeof id !== 'string' || !isTestimonialId(id)) throw new HttpProblem('not-found');
  return Number(id);
};

const readAll = async ({store}: DeskParts): Promise<readonly EditedTestimonial[]> => {
  const records = await readTestimonials(store);
  return await store.read(async (db) => {
    const edited: EditedTestimonial[] = [];
    for (const record of records) {
      const {id, published_at: publishedAt, image_url: image, given_on: date, rating, ...entry} = record;
      const versions = await readVersions(db, placeOf(id));
      edited.push({
        id,
        isPublished: publishedAt !== null,
        entry: {...entry, image, date, rating: String(rating)},
        ...stateOf(versions, {canUndo: testimonialUndoTarget(versions, record) !== undefined}),
      });
    }
    return edited.toReversed();
  });
};

const readOne = async (parts: DeskParts, id: number): Promise<EditedTestimonial | undefined> =>
  (await readAll(parts)).find((one) => one.id === id);

import {Router, type Request, type Response} from 'express';
import {z} from 'zod';
import {fillPlaceholders} from '../../../agency/legal/values.ts';
import type {EditedTemplate, EditedTemplates, TemplateDraft} from '../../../contract/desk-edits.ts';
import {LANGUAGES, type Language} from '../../../contract/language.ts';
import {receiptSources} from '../../delivery/receipt-sources.ts';
import {addEdit, readVersions, undoEdit} from '../../edits/edit.store.ts';
import {HttpProblem} from '../../http/http-problem.ts';
import type {DeskModule, DeskParts} from '../desk-parts.ts';
import {footOf} from '../person/legal-lines.ts';
import {mailBody} from '../person/mail-body.ts';
import {TEMPLATE_IDS, templateIn, type TemplateId} from '../person/person-templates.ts';
import {personSources} from '../person/sources.ts';
import {bodyOf} from '../request/body-of.ts';
import {forMembers, forRoles} from '../request/member-of.ts';
import {versionOf} from '../request/version.ts';
import {checkTemplate} from './check-template.ts';
import {requireDone, stateOf} from './edit-state.ts';
import {writeEdit} from './write-edit.ts';

const Body = z.record(z.string(), z.unknown());

// Sample values: a preview shows no real person.
const EXAMPLE_NAME = 'Ana Ruiz';

/** `/edits/templates`: the mail templates in each language. */
export const templateRoutes: DeskModule = (parts) => {
  const router = Router({caseSensitive: true, strict: true});
  const placeholders = () => Object.keys(valuesOf(parts));
  const checked = async (request: Request): Promise<TemplateDraft> => {
    const result = checkTemplate(await bodyOf(request, Body), placeholders());
    if ('errors' in result) throw new HttpProblem('invalid-fields', {errors: result.errors});
    return result.template;
  };
  const answer = async (response: Response): Promise<void> => {
    const found: EditedTemplates = {templates: await readAll(parts), placeholders: placeholders()};
    response.json(found);
  };

  router.get('/edits/templates', forMembers, async (_request, response) => {
    await answer(response);
  });

  router.post('/edits/templates/:name/preview', forRoles('owner', 'agent'), async (request, response) => {
    const {language} = nameIn(request);
    response.json(previewOf(parts, await checked(request), language));
  });

  router.put('/edits/templates/:name', forRoles('owner', 'agent'), async (request, response) => {
    const {name} = nameIn(request);
    const version = versionOf(request);
    const content = JSON.stringify(await checked(request));
    const outcome = await writeEdit(
      parts,
      response,
      {what: 'edit template', name, version},
      (transaction, write) => addEdit(transaction, {kind: 'template', name}, content, write),
    );
    await requireDone(outcome, () => readOne(parts, name));
    await answer(response);
  });

  router.post('/edits/templates/:name/undo', forRoles('owner', 'agent'), async (request, response) => {
    const {name} = nameIn(request);
    const version = versionOf(request);
    const outcome = await writeEdit(
      parts,
      response,
      {what: 'undo template', name, version},
      (transaction, write) => undoEdit(transaction, {kind: 'template', name}, write),
    );
    await requireDone(outcome, () => readOne(parts, name));
    await answer(response);
  });
  return router;
};

const NAMES = TEMPLATE_IDS.flatMap((id) =>
  LANGUAGES.map((language) => ({name: `${id}.${language}`, id, language})),
);

const nameIn = ({params}: Request): {name: string; id: TemplateId; language: Language} => {
  const found = NAMES.find(({name}) => name === params['name']);
  if (!found) throw new HttpProblem('not-found');
  return found;
};

const valuesOf = (parts: DeskParts): Readonly<Record<string, string>> => ({
  ...personSources(parts).values,
  name: EXAMPLE_NAME,
});

const readAll = async ({store, edits}: DeskParts): Promise<readonly EditedTemplate[]> => {
  await edits.refresh();
  return await store.read(async (db) => {
    const found: EditedTemplate[] = [];
    for (const {name, id, language} of NAMES) {
      const versions = await readVersions(db, {kind: 'template', name});
      const template = templateIn(language, id, edits.current.templates);
      found.push({id, language, template, ...stateOf(versions)});
    }
    return found;
  });
};

const readOne = async (parts: DeskParts, name: string): Promise<EditedTemplate | undefined> =>
  (await readAll(parts)).find(({id, language}) => `${id}.${language}` === name);

// The complete mail: the filled template and the footer of every mail.
const previewOf = (parts: DeskParts, {subject, text}: TemplateDraft, language: Language): TemplateDraft => {
  const {agency, origin} = parts;
  const values = valuesOf(parts);
  const filled = {subject: fillPlaceholders(subject, values), text: fillPlaceholders(text, values)};
  const foot = footOf(agency, {
    language,
    words: `${filled.subject} ${filled.text}`,
    insuranceType: undefined,
    ...receiptSources(agency, origin()),
  });
  return {
    subject: filled.subject,
    text: mailBody(language, {...filled, paragraphs: filled.text.split(/\n{2,}/u), foot}).text,
  };
};

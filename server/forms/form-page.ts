import escapeHtml from 'escape-html';
import type {AgencyConfig} from '../../agency/config.schema.ts';
import {fillPlaceholders} from '../../agency/legal/values.ts';
import {translations} from '../../agency/translations/catalog.ts';
import {INSURANCE_TYPES, SERVICE_TEXT_KEYS} from '../../contract/insurance-type.ts';
import {type Language, pathPrefix} from '../../contract/language.ts';
import {MAX_LENGTH} from '../../contract/limit.ts';
import type {FieldError} from '../../contract/problem.ts';
import {callLink, homePath, plainPage} from '../http/plain-page.ts';
import {labeled} from '../messages/punctuation.ts';
import type {PlainField, PlainForm} from './plain-form.ts';
import {FORM_TEXTS, type FormTextKey} from './texts.ts';

/** Returns the path of a plain form, or of its thank-you page, in a language. */
export const formPath = (language: Language, page: PlainForm['name'] | 'thanks'): string =>
  `${pathPrefix(language)}/forms/${page}`;

/** The content of a form that is shown again after a mistake. */
export type FormContent = {
  readonly language: Language;
  readonly agency: AgencyConfig;
  readonly form: PlainForm;
  readonly answers: URLSearchParams;
  readonly errors: readonly FieldError[];
  /** An error that belongs to no field. */
  readonly note: string | undefined;
  /** The idempotency key, with which the same request is stored only once. */
  readonly key: string;
};

const TYPES: Partial<Record<PlainField, string>> = {email: 'email', phone: 'tel'};

/** The purpose of each field, which browsers fill in and assistive technology shows (WCAG 2.2, 1.3.5). */
const PURPOSES: Partial<Record<PlainField, string>> = {
  firstName: 'given-name',
  lastName: 'family-name',
  name: 'name',
  email: 'email',
  phone: 'tel',
};

/** Renders the form again with the answers and an error at each invalid field. */
export const formPage = ({language, agency, form, answers, errors, note, key}: FormContent): string => {
  const say = (text: FormTextKey) => escapeHtml(FORM_TEXTS[language][text]);
  const field = (name: PlainField): string => {
    const value = escapeHtml(answers.get(name) ?? '');
    const code = errors.find((error) => error.field === name)?.code;
    const fault =
      code === undefined
        ? ''
        : `<span class="fault" id="${name}-fault">${faultText(language, name, code)}</span>`;
    const isRequired = form.required.includes(name);
    const attributes = `id="${name}" name="${name}"${fault && ` aria-invalid="true" aria-describedby="${name}-fault"`}`;
    const label = `<label for="${name}">${say(name)}${isRequired ? ' *' : ''}</label>`;
    return `<p>${label}${fault}${control(name, {attributes, value, language})}</p>`;
  };
  const heading = FORM_TEXTS[language][`${form.name}.title`];
  const trouble = FORM_TEXTS[language][note === undefined ? 'faultsTitle' : 'refusedTitle'];
  const summary = form.fields.flatMap((name) => {
    const code = errors.find((error) => error.field === name)?.code;
    if (code === undefined) return [];
    const words = fillPlaceholders(say('faultOf'), {
      // A label that is a question would end with a question mark and a colon.
      field: say(name).replace(/\s*[?？]$/u, ''),
      fault: faultText(language, name, code),
    });
    return [`<li><a href="#${name}">${words}</a></li>`];
  });
  return plainPage({
    language,
    agency,
    heading,
    title: labeled(language, trouble, heading),
    body: [
      // Screen readers read the summary first, and the keyboard starts there: nothing else moves the focus without scripts.
      `<div class="faults" role="alert" tabindex="-1" autofocus><h2>${escapeHtml(trouble)}</h2>`,
      summary.length === 0 ? '' : `<ul>${summary.join('')}</ul>`,
      note === undefined ? '' : `<p>${escapeHtml(note)}</p><p>${callLink(language, agency)}</p>`,
      '</div>',
      `<form method="post" action="${formPath(language, form.name)}"><p>${say('requiredNote')}</p>`,
      ...form.fields.map(field),
      `<input type="hidden" name="key" value="${key}">`,
      `<input type="hidden" name="partner" value="${escapeHtml(answers.get('partner') ?? '')}">`,
      '<input class="trap" name="website" tabindex="-1" autocomplete="off" aria-hidden="true">',
      `<p>${say('note')}</p><button>${say(`${form.name}.send`)}</button></form>`,
    ].join(''),
  });
};

const control = (
  name: PlainField,
  {
    attributes,
    value,
    language,
  }: {readonly attributes: string; readonly value: string; readonly language: Language},
): string => {
  if (name === 'message') return `<textarea ${attributes} rows="6">${value}</textarea>`;
  if (name !== 'insuranceType')
    return `<input ${attributes} type="${TYPES[name] ?? 'text'}" autocomplete="${PURPOSES[name] ?? 'off'}" value="${value}">`;
  const options = INSURANCE_TYPES.map((type) => {
    const isChosen = type === value ? ' selected' : '';
    return `<option value="${type}"${isChosen}>${escapeHtml(translations[language][SERVICE_TEXT_KEYS[type]])}</option>`;
  });
  return `<select ${attributes}><option value="">${escapeHtml(FORM_TEXTS[language].choose)}</option>${options.join('')}</select>`;
};

const faultText = (language: Language, field: PlainField, code: string): string => {
  const texts: Readonly<Record<string, string>> = FORM_TEXTS[language];
  const text = texts[`error.${code}`] ?? FORM_TEXTS[language]['error.other'];
  const max = new Map<string, number>(Object.entries(MAX_LENGTH)).get(field) ?? 0;
  return escapeHtml(text.replace('{{max}}', String(max)));
};

/** Renders the thank-you page, which lists what happens next. */
export const thanksPage = (language: Language, agency: AgencyConfig): string => {
  const say = (text: FormTextKey) => escapeHtml(FORM_TEXTS[language][text]);
  const steps = (['thanks.saved', 'thanks.text', 'thanks.mail'] as const).map(
    (key) => `<li>${say(key)}</li>`,
  );
  return plainPage({
    language,
    agency,
    heading: FORM_TEXTS[language]['thanks.title'],
    body: [
      `<h2>${say('thanks.next')}</h2><ol>${steps.join('')}</ol>`,
      `<h2>${say('thanks.talk')}</h2><p>${callLink(language, agency)}</p>`,
      homeLink(language),
    ].join(''),
  });
};

/**
 * Renders the page for a request that stored nothing: the reason, where the answers are, and the phone number. `unreadable` is for a body that is
 * no form, `notHere` for a visit to the address to which forms are sent.
 */
export const refusalPage = (
  language: Language,
  agency: AgencyConfig,
  reason: 'unreadable' | 'notHere' | {readonly title: string; readonly detail: string},
): string => {
  const texts = FORM_TEXTS[language];
  const {title, detail} =
    typeof reason === 'string' ? {title: texts[`${reason}.title`], detail: texts[`${reason}.text`]} : reason;
  // Nobody has typed anything before a visit.
  const back = reason === 'notHere' ? '' : `<p>${escapeHtml(texts.back)}</p>`;
  return plainPage({
    language,
    agency,
    heading: title,
    body: `<p>${escapeHtml(detail)}</p>${back}<p>${callLink(language, agency)}</p>${homeLink(language)}`,
  });
};

const homeLink = (language: Language): string =>
  `<p><a href="${homePath(language)}">${escapeHtml(FORM_TEXTS[language].home)}</a></p>`;

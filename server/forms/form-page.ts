import escapeHtml from 'escape-html';
import {translations} from '../../agency/translations/catalog.ts';
import {INSURANCE_TYPES, SERVICE_TEXT_KEYS} from '../../contract/insurance-type.ts';
import type {Language} from '../../contract/language.ts';
import {MAX_LENGTH} from '../../contract/limit.ts';
import type {FieldError} from '../../contract/problem.ts';
import {plainPage} from '../http/plain-page.ts';
import type {PlainField, PlainForm} from './plain-form.ts';
import {FORM_TEXTS, type FormTextKey} from './texts.ts';

/** Returns the path of a plain form, or of its thank-you page, in a language. */
export const formPath = (language: Language, page: PlainForm['name'] | 'thanks'): string =>
  `${language === 'en' ? '' : `/${language}`}/forms/${page}`;

/** The content of a form that is shown again after a mistake. */
export type Redrawn = {
  readonly language: Language;
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
export const formPage = ({language, form, answers, errors, note, key}: Redrawn): string => {
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
  const again = errors.length > 0 ? say('again') : undefined;
  const notice = note === undefined ? again : escapeHtml(note);
  return plainPage({
    language,
    heading: FORM_TEXTS[language][`${form.name}.title`],
    body: [
      notice === undefined ? '' : `<p class="fault" role="alert">${notice}</p>`,
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

/** Renders a page with a message: thanks, or the reason why a form cannot be sent from here. */
export const sayingPage = (language: Language, heading: string, text: string): string =>
  plainPage({
    language,
    heading,
    body: `<p>${escapeHtml(text)}</p><p><a href="${language === 'en' ? '/' : `/${language}`}">${escapeHtml(FORM_TEXTS[language].home)}</a></p>`,
  });

/**
 * What the first touch of a form brings: everything it says and does after somebody began to fill it. Apart from the form
 * itself, because every visitor of a partner's page downloads that, and few fill it.
 */
import type {Catalogs} from '../../../element/lamplight-element.tsx';
import type {Lang} from '../../../element/language.ts';
import {createTranslate} from '../../../element/translate.ts';
import notice from '../../notice/notice.css?inline';
import type {SubmissionElement} from '../submission-element.ts';
import {faultText} from './fault-text.ts';
import {AboveFields, BelowFields} from './late-parts.tsx';
import {Submitter} from './submitter.ts';
import styles from './late.css?inline';

let sheet: CSSStyleSheet | null = null;

/** The rules for what the late parts draw; one sheet for all forms of the page. */
const lateSheet = (): CSSStyleSheet => {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(notice + styles);
  }
  return sheet;
};

/** Makes the late parts of one form. */
export const lateParts = <Field extends string>(form: SubmissionElement<Field>, catalogs: Catalogs) => ({
  submitter: new Submitter(form, catalogs),
  faultText,
  AboveFields,
  BelowFields,

  /** Puts the late rules into the form's root; the runtime sets that up anew at each connection. */
  adopt(): void {
    form.shadowRoot?.adoptedStyleSheets.push(lateSheet());
  },

  /** Loads the late texts of a language. The act returned adds them to the first ones. */
  async texts(lang: Lang): Promise<() => void> {
    const late = createTranslate(await catalogs[lang](), lang);
    return () => {
      if (form.spoken !== lang) return; // another language was chosen meanwhile and brought its own
      const first = form.t;
      form.t = (key, values) => {
        const text = first(key, values);
        return text === key ? late(key, values) : text;
      };
    };
  },
});

/** The late parts of one form. */
export type LateParts<Field extends string> = ReturnType<typeof lateParts<Field>>;

/**
 * What a visitor sees or needs only after the first touch, as one chunk: the optional questions, the second and third phase,
 * the answers, and what asks for them. Import it dynamically.
 */
import {lateCatalogs} from 'virtual:lamplight/late-catalogs/questionnaire';
import type {Lang} from '../element/language.ts';
import {createTranslate} from '../element/translate.ts';
import notice from '../ui/notice/notice.css?inline';
import {AboveForm, BelowForm} from './later/around-form.tsx';
import {Asking} from './later/asking.ts';
import {ContactDetails} from './later/contact-details.tsx';
import {ExactAnswers} from './later/exact-answers.tsx';
import {faultText} from './later/fault-text.ts';
import saveStyles from './later/save.css?inline';
import {Saving} from './later/saving.ts';
import styles from './later/later.css?inline';
import {keepAnswers} from './later/keep-answers.ts';
import {NeedsAssessment} from './later/needs-assessment.tsx';
import {PersonDetails} from './later/person-details.tsx';
import {Portfolio} from './later/portfolio.tsx';
import type {AnswerPath} from './answer-path.ts';
import type {QuestionnaireElement} from './questionnaire.element.ts';

let sheet: CSSStyleSheet | null = null;

/** The rules for all of this; one sheet for all questionnaires of the page. */
const laterSheet = (): CSSStyleSheet => {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(notice + styles + saveStyles);
  }
  return sheet;
};

/** The later parts of one questionnaire. */
export const laterParts = (element: QuestionnaireElement) => ({
  asking: new Asking(element),
  saving: new Saving(element),
  faultText,
  AboveForm,
  BelowForm,
  ContactDetails,
  ExactAnswers,
  NeedsAssessment,
  PersonDetails,
  Portfolio,

  /** Answers have changed: keeps them for the tab, and looks again at what is at `path`. */
  changed(path?: AnswerPath): void {
    keepAnswers(element.state);
    if (path === undefined) return;
    this.asking.answersChanged(path);
    this.saving.answersChanged();
  },

  /** Puts the later rules into the element's root; the runtime sets that up anew at each connection. */
  adopt(): void {
    element.shadowRoot?.adoptedStyleSheets.push(laterSheet());
  },

  /** Loads the later texts of a language. The act returned adds them to the first ones. */
  async texts(lang: Lang): Promise<() => void> {
    const late = createTranslate(await lateCatalogs[lang](), lang);
    return () => {
      if (element.spoken !== lang) return; // another language was chosen meanwhile and brought its own
      const first = element.t;
      element.t = (key, values) => {
        const text = first(key, values);
        return text === key ? late(key, values) : text;
      };
    };
  },
});

/** The later parts of one questionnaire. */
export type Later = ReturnType<typeof laterParts>;

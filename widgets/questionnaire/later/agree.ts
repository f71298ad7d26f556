import type {ConsentKind} from '../../../contract/consent.ts';
import type {QuestionnaireElement} from '../questionnaire.element.ts';

/** The texts that consents of each kind show (agency/legal). */
const texts: Readonly<Record<ConsentKind, string>> = {
  contact: 'contactConsent',
  texts: 'textsConsent',
  health: 'healthConsent',
  marketplace: 'marketplaceConsent',
  medicare: 'medicareContact',
};

/** Notes that a consent box was checked, with the text as is on screen now, or cleared. */
export const agree = (element: QuestionnaireElement, kind: ConsentKind, isAgreed: boolean): void => {
  const {[kind]: _before, ...others} = element.state.agreed;
  const {[kind]: text} = texts;
  const evidence = {
    kind,
    textVersion: element.t(`${text}.version`),
    textSha256: element.t(`${text}.sha256`),
    agreedAt: new Date().toISOString(),
  };
  const agreed = isAgreed ? {...others, [kind]: evidence} : others;
  element.change({agreed}, kind === 'health' ? 'healthInfo' : 'contact');
};

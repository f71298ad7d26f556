import type {ConsentKind} from '../../../contract/consent.ts';
import type {QuestionnaireElement} from '../questionnaire.element.ts';

/** The texts of consents of each kind (agency/legal). */
const texts: Readonly<Record<ConsentKind, string>> = {
  contact: 'contactConsent',
  texts: 'textsConsent',
  health: 'healthConsent',
  marketplace: 'marketplaceConsent',
  medicare: 'medicareContact',
};

/** Notes that a consent box was checked, with its text on screen, or unchecked. */
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

import {ConsentBox} from '../../consent/consent-box.tsx';
import {ErrorSummary} from '../../field/error-summary.tsx';
import {sitePage} from '../site-page.ts';
import type {Answers} from '../submission-rules.ts';
import type {SubmissionViewProps} from '../submission-frame.tsx';
import {AttachedCalculation} from './attached-calculation.tsx';
import {faultText} from './fault-text.ts';
import {consentsFor, consentText, serviceOf} from './service-law.ts';
import {StatutoryTexts} from './statutory-texts.tsx';
import {RefusedNotice, SendStatus} from './submission-notices.tsx';

/** Draws the part above the fields, if there is something to say: that this page may not send, or the errors. */
export const AboveFields = <Field extends string>(view: SubmissionViewProps<Field>) => {
  const {element, state, attributes, t, lang} = view;
  const {rules, siteOrigin} = element;
  const query = attributes.partner ? `?partner=${encodeURIComponent(attributes.partner)}` : '';
  const faults = rules.fields.flatMap((name) => {
    const {[name]: fault} = state.faults;
    return fault ? [{name, text: faultText(t, name, fault)}] : [];
  });
  return (
    <>
      {state.phase === 'refused' ? (
        <RefusedNotice href={sitePage(siteOrigin, lang, `/${query}#${rules.anchor}`)} t={t} />
      ) : null}
      {faults.length > 0 ? <ErrorSummary title={t('errorSummary')} faults={faults} /> : null}
    </>
  );
};

/** Draws the part below the fields: the texts of the selected service, and the state of the request. */
export const BelowFields = <Field extends string>({element, state, t}: SubmissionViewProps<Field>) => {
  const {attached} = state;
  const service = serviceOf(element.rules, state.answers);
  // The form asks about calls and texts when there is a number. A checked box stays, so that no box disappears
  // under the pointer.
  const hasNumber = (state.answers as Partial<Answers<string>>)['phone']?.trim() !== '';
  return (
    <>
      {attached ? (
        <AttachedCalculation
          attached={attached}
          onWant={(isWanted) => element.setState({attached: {...attached, isWanted}})}
          t={t}
        />
      ) : null}
      {consentsFor(service)
        .filter((kind) => kind === 'medicare' || hasNumber || kind in state.agreed)
        .map((kind) => (
          <ConsentBox
            key={kind}
            name={`${kind}Consent`}
            text={t(consentText[kind])}
            isAgreed={!!state.agreed[kind]}
            onAgree={(isAgreed) => element.agree(kind, isAgreed)}
          />
        ))}
      <StatutoryTexts service={service} t={t} />
      <SendStatus phase={state.phase} retryAfterMs={state.retryAfterMs} t={t} />
    </>
  );
};

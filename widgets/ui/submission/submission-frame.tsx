import type {ReactNode} from 'react';
import type {ViewProps} from '../../element/view-element.ts';
import type {TextValueProps} from '../field/field.tsx';
import {WidgetFooter} from '../footer/widget-footer.tsx';
import {sitePage} from './site-page.ts';
import type {SubmissionElement} from './submission-element.ts';
import {needsNumber, type SubmissionState} from './submission-state.ts';

/** The props of the view of a form. */
export type SubmissionViewProps<Field extends string> = ViewProps<
  SubmissionElement<Field>,
  SubmissionState<Field>,
  // oxlint-disable-next-line typescript/no-generated-empty-object-type -- the frame uses what all elements have
  Record<never, never>
>;

/** Builds the props of a form's field from the state, by the field's name. */
export const fieldsOf =
  <Field extends string>({element, state, t}: SubmissionViewProps<Field>) =>
  (name: Field): TextValueProps => {
    const {[name]: fault} = state.faults;
    return {
      name,
      label: t(name),
      error: fault && element.late?.faultText(t, name, fault),
      isRequired: !element.rules.optional.includes(name) || (name === 'phone' && needsNumber(state)),
      optional: t('optional'),
      value: state.answers[name],
      onValue: (value) => element.answer(name, value),
    };
  };

/** Draws the frame around the fields of a form: heading, button, links, footer, and the late parts. */
export const SubmissionFrame = <Field extends string>({
  children,
  ...view
}: SubmissionViewProps<Field> & {readonly children: ReactNode}) => {
  const {element, state, attributes, t, lang} = view;
  const {phase} = state;
  const {late} = element;
  const isSending = phase === 'sending' || phase === 'retrying';
  return (
    <section className="frame" aria-labelledby="title">
      <div className="card" part="card">
        {/* Without JavaScript the browser sends the form itself, and puts no answers into the address. */}
        <form
          method="post"
          action={sitePage(element.siteOrigin, lang, element.rules.path)}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void element.submit();
          }}
        >
          <header>
            <h2 id="title" part="heading">
              {t('title')}
            </h2>
            <p>{t('intro')}</p>
          </header>
          {late ? <late.AboveFields {...view} /> : null}
          <p className="hint">{t('requiredNote')}</p>
          {children}
          {late ? <late.BelowFields {...view} /> : null}
          {/* Only programs see this field and fill it in. */}
          <input className="unseen" name="website" tabIndex={-1} autoComplete="off" aria-hidden="true" />
          {phase === 'failed' && !late ? (
            <div className="error" role="alert">
              {t('notSaved')}
              <p className="links">
                {/* The digits of the text, because an import from the agency's data would be one more file to load. */}
                <a href={`tel:${t('call').replaceAll(/[^+\d]/gu, '')}`}>{t('call')}</a>
              </p>
              {/* Another way to reach the agency, which the page supplies for this case. */}
              <slot />
            </div>
          ) : null}
          {phase === 'refused' ? null : (
            <button type="submit" className="button" part="button" aria-disabled={isSending || undefined}>
              {t(isSending ? 'sending' : 'send')}
            </button>
          )}
          <p className="links">
            {['terms', 'privacy'].map((page) => (
              <a
                key={page}
                href={sitePage(element.siteOrigin, lang, `/${page}`)}
                target="_blank"
                rel="noopener"
              >
                {t(page)}
                <span className="unseen">{t('newTab')}</span>
              </a>
            ))}
          </p>
          {/* For a form that the browser sends itself; last, as in the HTML to paste (embed/snippet.ts). */}
          {attributes.partner ? <input type="hidden" name="partner" value={attributes.partner} /> : null}
        </form>
        <WidgetFooter t={t} lang={lang} picker={attributes.picker} />
      </div>
    </section>
  );
};

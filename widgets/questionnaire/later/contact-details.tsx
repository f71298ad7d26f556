import {ConsentBox} from '../../ui/consent/consent-box.tsx';
import {TextField} from '../../ui/field/text-field.tsx';
import {sitePage} from '../../ui/submission/site-page.ts';
import type {AnswerPath} from '../answer-path.ts';
import {bind} from '../bound.ts';
import {agree} from './agree.ts';
import {savingPaths} from './saving-faults.ts';
import {touchesMedicare} from './touches-medicare.ts';
import type {QuestionnaireProps} from '../questionnaire.view.tsx';

/**
 * The visitor's contact details and consents: optional except for saving, and each consent has its own unchecked box.
 */
export const ContactDetails = ({
  isForSaving = false,
  ...view
}: QuestionnaireProps & {readonly isForSaving?: boolean}) => {
  const {element, state, t, lang} = view;
  const bound = bind(view);
  const field = (path: AnswerPath) => ({
    ...bound(path),
    isRequired: isForSaving && savingPaths.includes(path),
  });
  const links = ['terms', 'privacy'].map((page) => ({
    text: t(page),
    href: sitePage(element.siteOrigin, lang, `/${page}`),
  }));
  const consent = (kind: 'contact' | 'texts' | 'medicare', text: string) => (
    <ConsentBox
      name={`${kind}Consent`}
      text={t(text)}
      isAgreed={state.agreed[kind] !== undefined}
      onAgree={(isAgreed) => agree(element, kind, isAgreed)}
      links={links}
      newTab={t('newTab')}
    />
  );
  return (
    <>
      {isForSaving ? null : <p className="hint">{t('contactHint')}</p>}
      <div className="pair">
        <TextField {...field('contact.firstName')} autoComplete="given-name" />
        <TextField {...field('contact.lastName')} autoComplete="family-name" />
      </div>
      <div className="pair">
        <TextField {...field('contact.email')} type="email" inputMode="email" autoComplete="email" />
        <TextField {...field('contact.phone')} type="tel" inputMode="tel" autoComplete="tel" />
      </div>
      {consent('contact', 'contactConsent')}
      {consent('texts', 'textsConsent')}
      {touchesMedicare(state) ? consent('medicare', 'medicareContact') : null}
      <p className="hint">{t('agentContact')}</p>
    </>
  );
};

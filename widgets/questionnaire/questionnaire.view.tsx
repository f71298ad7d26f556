import type {FormEvent} from 'react';
import type {ViewProps} from '../element/view-element.ts';
import {WidgetFooter} from '../ui/footer/widget-footer.tsx';
import {Awaited} from './more.tsx';
import {ContactGroup} from './contact-group.tsx';
import {FirstPhase} from './first-phase.tsx';
import type {attributes} from './questionnaire.contract.ts';
import type {QuestionnaireElement} from './questionnaire.element.ts';
import type {QuestionnaireState} from './questionnaire.model.ts';

type Props = ViewProps<QuestionnaireElement, QuestionnaireState, typeof attributes>;

/** The props of every part of the questionnaire. `level` is the level of its heading. */
export type QuestionnaireProps = Props & {readonly level: number};

const phases = [1, 2, 3] as const;
const sendLabels = {1: 'analyze', 2: 'generate', 3: 'plan'} as const;
const busyLabels = {1: 'analyzing', 2: 'generating', 3: 'planning'} as const;

/** The questionnaire: a heading, three phases to switch between, the open phase's form, and its answer below. */
export const QuestionnaireView = (props: Props) => {
  const {element, state, attributes, t, lang} = props;
  const {phase, hasFailed, requests} = state;
  const {late} = element;
  const {status} = requests[phase];
  const isBusy = status === 'pending' || status === 'retrying';
  const view: QuestionnaireProps = {...props, level: Number(attributes.headingLevel)};
  const [Title, Part] = [`h${view.level}` as 'h2', `h${view.level + 1}` as 'h3'];
  const send = (event: FormEvent): void => {
    event.preventDefault();
    void element.submit();
  };
  return (
    <div className="frame">
      <div className="questionnaire" part="card">
        <header>
          <Title part="heading">{t('title', {year: state.planYear})}</Title>
          <p>{t('intro')}</p>
        </header>
        <nav className="phases" aria-label={t('phases')} part="phases">
          {phases.map((number) => (
            <button
              key={number}
              type="button"
              part="phase"
              aria-current={number === phase ? 'step' : undefined}
              onClick={() => element.show(number)}
            >
              {t(`phase${number}`)}
            </button>
          ))}
        </nav>
        {/* `dialog`: before this script runs, Enter sends nothing and puts nothing into the address. */}
        <form
          key={phase}
          method="dialog"
          noValidate
          onSubmit={send}
          aria-labelledby="part"
          aria-busy={isBusy ? 'true' : undefined}
        >
          <div className="part-head">
            <Part id="part" tabIndex={-1}>
              {t(`heading${phase}`)}
            </Part>
            <p className="hint">{t('requiredNote')}</p>
          </div>
          {late ? <late.AboveForm {...view} /> : null}
          {phase === 1 ? (
            <FirstPhase {...view} />
          ) : (
            <Awaited view={view}>{({LaterPhase}) => <LaterPhase {...view} />}</Awaited>
          )}
          {phase === 1 ? null : <ContactGroup {...view} />}
          {hasFailed ? (
            <p className="error" role="alert">
              {t('loadFailed')}
            </p>
          ) : null}
          <div className="actions">
            <button type="submit" className="button" part="button" disabled={isBusy || status === 'refused'}>
              {t((isBusy ? busyLabels : sendLabels)[phase])}
            </button>
            <button type="button" className="button outline" part="button" onClick={() => element.clear()}>
              {t('clear')}
            </button>
          </div>
        </form>
        {late ? <late.BelowForm {...view} /> : null}
        <WidgetFooter t={t} lang={lang} picker={attributes.picker} />
      </div>
    </div>
  );
};

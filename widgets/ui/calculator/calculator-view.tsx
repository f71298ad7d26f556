import type {ComponentType} from 'react';
import type {commonAttributes} from '../../element/common-attributes.ts';
import type {Lang} from '../../element/language.ts';
import type {Translate} from '../../element/translate.ts';
import type {ViewProps} from '../../element/view-element.ts';
import button from '../button/button.css?inline';
import own from './calculator.css?inline';

/** The rules of a closed calculator. */
export const calculatorStyles = button + own;

/** The props of every panel, besides the calculator's state. */
export type PanelProps<Owner, Answers> = {
  readonly element: Owner;
  readonly answers: Answers;
  readonly t: Translate;
  readonly lang: Lang;
  readonly picker: 'on' | 'off';
  /** The focused node of the element before this drawing: initially the button that the panel replaces. */
  readonly from: Element | null | undefined;
};

/** The parts of a calculator that its view uses. */
type Opening = {
  readonly shadowRoot: ShadowRoot | null;
  readonly answers: unknown;
  readonly isDialog: boolean;
  readonly late: {readonly Panel: ComponentType<never>} | undefined;
  touch(): Promise<void>;
  open(): Promise<void>;
};

/** Closed: the button and the license line. Open: the panel in their place, or the dialog above them. */
export const CalculatorView = ({
  element,
  state,
  attributes,
  t,
  lang,
}: ViewProps<
  Opening,
  {readonly isOpen: boolean; readonly hasLoadFailed: boolean},
  typeof commonAttributes
>) => {
  const {late, isDialog} = element;
  // Each calculator's own class has checked that its panel accepts its state and these props.
  const Panel = late?.Panel as ComponentType<object> | undefined;
  const panel =
    state.isOpen && Panel ? (
      <Panel
        {...state}
        {...{
          element,
          answers: element.answers,
          t,
          lang,
          picker: attributes.picker,
          from: element.shadowRoot?.activeElement,
        }}
      />
    ) : null;
  if (panel && !isDialog) return panel;
  return (
    // The panel may load too late to count as a result of the press, so its space is reserved at once.
    <div className={state.isOpen && !isDialog ? 'roomy' : undefined}>
      <button
        type="button"
        className="button opener"
        part="open"
        aria-haspopup={isDialog ? 'dialog' : undefined}
        aria-expanded={isDialog ? undefined : 'false'}
        onMouseEnter={() => void element.touch()}
        onClick={() => void element.open()}
      >
        {t('open')}
      </button>
      <output className="opening-failure">{state.hasLoadFailed ? t('loadFailed') : null}</output>
      <p className="licence">{t('licenceLine')}</p>
      {panel}
    </div>
  );
};

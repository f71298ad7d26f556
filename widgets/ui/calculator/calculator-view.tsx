import type {ComponentType} from 'react';
import type {commonAttributes} from '../../element/common-attributes.ts';
import type {Language} from '../../../contract/language.ts';
import type {Translate} from '../../element/translate.ts';
import type {ViewProps} from '../../element/view-element.ts';
import button from '../button/button.css?inline';
import {type Openable, Opener, openerStyles, type OpenState} from '../opener/opener.tsx';
import type {IN_PAGE} from '../opener/placement.contract.ts';
import own from './calculator.css?inline';

/** The rules of a closed calculator. */
export const calculatorStyles = button + openerStyles + own;

/** The props of every panel, besides the calculator's state. */
export type PanelProps<Owner, Answers> = {
  readonly element: Owner;
  readonly answers: Answers;
  readonly t: Translate;
  readonly lang: Language;
  readonly picker: 'on' | 'off';
  /** The dialog around the panel; undefined in the page. */
  readonly Dialog?: OpenState['Dialog'];
  /** The focused node of the element before this drawing: initially the button that the panel replaces. */
  readonly from: Element | null | undefined;
};

/** The parts of a calculator that its view uses. */
type Opening = Pick<Openable, 'touch' | 'open'> & {
  readonly shadowRoot: ShadowRoot | null;
  readonly answers: unknown;
  readonly late: {readonly Panel: ComponentType<never>} | undefined;
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
  OpenState & {readonly isOpen: boolean},
  typeof commonAttributes & {readonly placement: typeof IN_PAGE}
>) => {
  const isDialog = attributes.placement === 'dialog';
  const {isOpen, hasLoadFailed} = state;
  // Each calculator's own class has checked that its panel accepts its state and these props.
  const Panel = element.late?.Panel as ComponentType<object> | undefined;
  const panel =
    isOpen && Panel && (state.Dialog || !isDialog) ? (
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
    <Opener {...{element, isDialog, hasLoadFailed, t}} isRoomy={isOpen && !isDialog}>
      {panel}
    </Opener>
  );
};

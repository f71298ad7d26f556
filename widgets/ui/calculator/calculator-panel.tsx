import {type ReactNode, useMemo} from 'react';
import type {Language} from '../../../contract/language.ts';
import type {Translate} from '../../element/translate.ts';
import {WidgetFooter} from '../footer/widget-footer.tsx';
import type {OpenState} from '../opener/opener.tsx';
import {useArrival} from './use-arrival.ts';

/** The props of the frame of an open calculator. */
export type CalculatorPanelProps = {
  readonly name: string;
  readonly element: {
    readonly shadowRoot: ShadowRoot | null;
    close(): void;
    focusOn(selector: string): Promise<void>;
  };
  /** The legal lines at the end. */
  readonly smallPrint: ReactNode;
  readonly t: Translate;
  readonly lang: Language;
  readonly picker: 'on' | 'off';
  /** The dialog around the calculator; undefined in the page. */
  readonly Dialog: OpenState['Dialog'];
  readonly from: Element | null | undefined;
  readonly children: ReactNode;
};

/** An open calculator, in the page or in a dialog: heading, Close button, questions and result, legal lines, footer. */
export const CalculatorPanel = (props: CalculatorPanelProps) => {
  const {name, element, t, Dialog} = props;
  if (!Dialog) return <PanelInPage {...props} />;
  // By name: Safari does not focus a clicked button, so the browser may not know where the focus was.
  const close = (): void => {
    element.close();
    void element.focusOn('.opener');
  };
  return (
    <Dialog title={t('title')} closeLabel={t('close')} onClose={close}>
      <div className={`calculator ${name}`} part="calculator">
        <Content {...props} />
      </div>
    </Dialog>
  );
};

const PanelInPage = (props: CalculatorPanelProps) => {
  const {name, element, t, from} = props;
  const {heading, isRoomy} = useArrival(element.shadowRoot, from);
  return (
    <section
      className={`calculator ${name} ${isRoomy ? 'roomy' : ''}`}
      part="calculator"
      aria-labelledby="calculator-title"
    >
      <div className="calculator-head">
        <h2 id="calculator-title" ref={heading} tabIndex={-1}>
          {t('title')}
        </h2>
        <button type="button" className="button outline" part="close" onClick={() => element.close()}>
          {t('close')}
        </button>
      </div>
      <Content {...props} />
    </section>
  );
};

const Content = ({smallPrint, t, lang, picker, children}: CalculatorPanelProps) => {
  // A letter does not draw the same node again.
  const footer = useMemo(() => <WidgetFooter t={t} lang={lang} picker={picker} />, [t, lang, picker]);
  return (
    <>
      <p className="intro">{`${t('intro')} ${t('private')}`}</p>
      {children}
      <p className="small-print">{smallPrint}</p>
      {footer}
    </>
  );
};

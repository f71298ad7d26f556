import type {ViewProps} from '../element/lamplight-element.tsx';
import {Opener} from '../ui/opener/opener.tsx';
import type {LifeAttributes, LifeCalculatorElement, LifeState} from './life-calculator.element.ts';

/** The button, and the dialog while it is open. */
export const LifeCalculatorView = ({
  element,
  state,
  attributes,
  t,
  lang,
}: ViewProps<LifeCalculatorElement, LifeState, LifeAttributes>) => {
  const {Panel, isOpen, hasLoadFailed, outcome} = state;
  return (
    <div className="life">
      <Opener
        label={t('open')}
        isDialog
        onNear={() => element.warmUp()}
        onOpen={() => void element.open()}
        failure={hasLoadFailed ? t('loadFailed') : null}
      />
      <p className="licence">{t('licenceLine')}</p>
      {isOpen && Panel ? (
        <Panel
          element={element}
          answers={element.values}
          outcome={outcome}
          t={t}
          lang={lang}
          picker={attributes.picker}
        />
      ) : null}
    </div>
  );
};

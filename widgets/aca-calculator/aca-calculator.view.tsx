import type {ViewProps} from '../element/lamplight-element.tsx';
import {Opener} from '../ui/opener/opener.tsx';
import type {AcaAttributes, AcaCalculatorElement, AcaState} from './aca-calculator.element.ts';

/** Closed: the button and who is licensed. Open: the panel in its place. */
export const AcaCalculatorView = ({
  element,
  state,
  attributes,
  t,
  lang,
}: ViewProps<AcaCalculatorElement, AcaState, AcaAttributes>) => {
  const {Panel, isOpen, hasLoadFailed, errors, outcome} = state;
  if (isOpen && Panel) {
    return (
      <Panel
        element={element}
        answers={element.answers}
        errors={errors}
        outcome={outcome}
        t={t}
        lang={lang}
        picker={attributes.picker}
      />
    );
  }
  return (
    <div>
      <Opener
        label={t('open')}
        onNear={() => element.warmUp()}
        onOpen={() => void element.open()}
        failure={hasLoadFailed ? t('loadFailed') : null}
      />
      <p className="licence">{t('licenceLine')}</p>
    </div>
  );
};

import type {Translate} from '../../../element/translate.ts';
import {Checkbox} from '../../field/checkbox.tsx';
import type {Attached} from '../attached.ts';

/** Names the parts of a calculation that the request contains, with a box to remove the calculation. */
export const AttachedCalculation = ({
  attached: {calculation, isWanted},
  onWant,
  t,
}: {
  readonly attached: Attached;
  readonly onWant: (isWanted: boolean) => void;
  readonly t: Translate;
}) => (
  <section className="attached" aria-labelledby="attached" part="notice">
    <h3 id="attached" tabIndex={-1}>
      {t('calculation.title')}
    </h3>
    <Checkbox
      name="calculation"
      label={t('calculation.box')}
      hint={t(`calculation.${calculation.calculator}`)}
      isChecked={isWanted}
      onCheck={onWant}
    />
  </section>
);

import {useState} from 'react';
import type {Language} from '../../../contract/language.ts';
import type {Translate} from '../../element/translate.ts';
import {numbersIn} from '../number-field/numbers.ts';
import {NumberField, type NumberUnit} from '../number-field/number-field.tsx';

/** The range of a handle, and the bounds of typed values. */
type Bounds = {
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly least: number;
  readonly most: number;
};

/** One value that changes the result. */
export type Mover<Name extends string> = Bounds & {
  readonly name: Name;
  readonly label: string;
  readonly unit: NumberUnit;
  /** The value in the result. */
  readonly own: number;
};

/** The props of the handles. */
export type WhatMovesProps<Name extends string> = {
  readonly movers: readonly Mover<Name>[];
  /** The amount after some values were changed, in dollars. */
  readonly amountWith: (moved: Readonly<Partial<Record<Name, number>>>) => number;
  /** Writes an amount, in whole dollars. */
  readonly write: (dollars: number) => string;
  /** Has `moves` of the shared texts, and of its own `moves.text`, `moves.more`, `moves.less` and `moves.all`. */
  readonly t: Translate;
  readonly lang: Language;
};

type Typed = Readonly<Record<string, number | null>>;

const isUsable = ({least, most}: Bounds, value: number | null | undefined): value is number =>
  typeof value === 'number' && value >= least && value <= most;

/** The difference that a change makes, in words; below half a dollar there is no difference. */
const differenceText = (difference: number, write: (dollars: number) => string, t: Translate): string => {
  if (Math.abs(difference) < 0.5) return t('moves.same');
  return t(difference > 0 ? 'moves.more' : 'moves.less', {amount: write(Math.abs(difference))});
};

/**
 * Draws the values that change the result most: a handle and a number field for each, with the difference in money.
 * Answers do not change.
 */
export const WhatMoves = <Name extends string>(props: WhatMovesProps<Name>) => {
  const {movers, amountWith, write, t, lang} = props;
  const [typed, setTyped] = useState<Typed>({});
  const valueOf = (mover: Mover<Name>): number => {
    const value = typed[mover.name];
    return isUsable(mover, value) ? value : mover.own;
  };
  const moved: Partial<Record<Name, number>> = {};
  const own = amountWith({...moved});
  for (const mover of movers) moved[mover.name] = valueOf(mover);
  const all = amountWith(moved);
  const isMoved = movers.some((mover) => valueOf(mover) !== mover.own);
  return (
    <section className="moves" aria-labelledby="moves-title">
      <h4 id="moves-title">{t('moves.title')}</h4>
      <p className="hint">{t('moves.text')}</p>
      {movers.map((mover) => {
        const {name, label, unit, min, max, step} = mover;
        const value = valueOf(mover);
        const alone: Partial<Record<Name, number>> = {};
        alone[name] = value;
        const difference = differenceText(amountWith(alone) - own, write, t);
        const set = (next: number | null): void => setTyped((now) => ({...now, [name]: next}));
        // A press of the undo button may leave the field: only an invalid value is removed.
        const leave = (): void =>
          setTyped((now) => (isUsable(mover, now[name]) ? now : {...now, [name]: mover.own}));
        return (
          <div key={name} className="mover" data-mover={name}>
            <NumberField
              name={`moves-${name}`}
              label={label}
              value={typed[name] === undefined ? mover.own : typed[name]}
              unit={unit}
              lang={lang}
              onValue={set}
              onLeave={leave}
            />
            <input
              type="range"
              aria-label={label}
              aria-valuetext={t('live.now', {name: numbersIn(lang).plain(value), value: difference})}
              min={min}
              max={max}
              step={step}
              value={Math.min(Math.max(value, min), max)}
              onInput={(event) => set(Number(event.currentTarget.value))}
            />
            <p className="mover-difference">{difference}</p>
          </div>
        );
      })}
      <p className="moves-all">{isMoved ? t('moves.all', {amount: write(all), before: write(own)}) : null}</p>
      <button type="button" className="button outline" aria-disabled={!isMoved} onClick={() => setTyped({})}>
        {t('moves.reset')}
      </button>
    </section>
  );
};

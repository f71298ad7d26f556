import {parseMoney} from './parse-money.ts';
import {saysNone} from './says-none.ts';

const isUnread = (answer: unknown): boolean =>
  typeof answer === 'string' && answer.trim() !== '' && !saysNone(answer) && parseMoney(answer) === null;

/** Names the answers that say something without an amount that can be read, such as a range: a sum counts them as 0 and asks. */
export const unreadAmounts = ({
  debts,
  assets,
}: {
  readonly debts?: unknown;
  readonly assets?: unknown;
}): readonly ('debts' | 'assets')[] => [
  ...(isUnread(debts) ? (['debts'] as const) : []),
  ...(isUnread(assets) ? (['assets'] as const) : []),
];

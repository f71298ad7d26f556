import type {StatementId} from '../../../../docs/specification/statements.ts';

/** A deliberate fault, and the statements that must no longer be shown with it. */
export type Breakage = {
  /** What is wrong with the product then, in a sentence. */
  readonly name: string;
  /** Files of a copy of the checkout, its `dist` included. Every file that matches and holds `find` is changed. */
  readonly files: RegExp;
  readonly find: string | RegExp;
  readonly replace: string;
  /** Of each of these at least one test must fail. */
  readonly breaks: readonly StatementId[];
};

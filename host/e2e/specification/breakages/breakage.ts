import type {BehaviorId} from '../../../../docs/specification/behaviors.ts';

/** A deliberate fault, and the behaviors that must no longer be shown with it. */
export type Breakage = {
  /** The defect that the breakage causes, in a sentence. */
  readonly name: string;
  /** Files of a copy of the checkout, its `dist` included. Every file that matches and holds `find` is changed. */
  readonly files: RegExp;
  readonly find: string | RegExp;
  readonly replace: string;
  /** Of each of these at least one test must fail. */
  readonly breaks: readonly BehaviorId[];
};

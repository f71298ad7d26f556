import type {BehaviorId} from '../../../../docs/specification/behaviors.ts';

/** A deliberate fault, and the behaviors whose tests must fail with it. */
export type Breakage = {
  /** The defect that the breakage causes, in a sentence. */
  readonly name: string;
  /** Files of a copy of the checkout, including its `dist`. Every matching file that contains `find` is changed. */
  readonly files: RegExp;
  readonly find: string | RegExp;
  readonly replace: string;
  /** For each of these at least one test must fail. */
  readonly breaks: readonly BehaviorId[];
};

import type {DecisionId} from './decisions.ts';

/** One sentence of the specification; with a decision where ours is not the literal reading. */
export type Statement = string | readonly [says: string, reading: DecisionId];

/** Statements by their stable ids. `s2-` and so on is the specification's section. */
export type Statements = Readonly<Record<string, Statement>>;

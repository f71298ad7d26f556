import type {StatementId} from '../../../docs/specification/statements.ts';

/** The annotation type under which Playwright reports a statement. */
export const specAnnotation = 'spec';

/** Names the statements of the specification that a test shows: the details of `test(title, spec('s2-404-title'), ...)`. */
export const spec = (...ids: readonly StatementId[]) => ({
  annotation: ids.map((id) => ({type: specAnnotation, description: id})),
});

import type {StatementId} from '../../../docs/specification/statements.ts';

/** What Playwright knows a statement by. */
export const specAnnotation = 'spec';

/** Names the statements of the specification that a test shows: the details of `test(title, spec('s2-404-title'), ...)`. */
export const spec = (...ids: readonly StatementId[]) => ({
  annotation: ids.map((id) => ({type: specAnnotation, description: id})),
});

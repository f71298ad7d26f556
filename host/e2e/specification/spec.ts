import type {BehaviorId} from '../../../docs/specification/behaviors.ts';

/** The annotation type under which Playwright reports a behavior. */
export const SPEC_ANNOTATION = 'spec';

/** Names the behaviors of the specification that a test shows: the details of `test(title, spec('s2-not-found'), ...)`. */
export const spec = (...ids: readonly BehaviorId[]) => ({
  annotation: ids.map((id) => ({type: SPEC_ANNOTATION, description: id})),
});

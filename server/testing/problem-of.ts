import {PROBLEM_MEDIA_TYPE, type Problem} from '../../contract/problem.ts';
import {ProblemSchema} from '../../contract/problem.schema.ts';

/** The problem in an answer. Throws when the answer is none. */
export async function problemOf(response: Response): Promise<Problem> {
  const type = response.headers.get('Content-Type') ?? '';
  if (!type.startsWith(PROBLEM_MEDIA_TYPE)) throw new Error(`not a problem: ${response.status} ${type}`);
  return ProblemSchema.parse(await response.json());
}

/** The faulty fields of an answer as `field: code`. */
export async function faultsOf(response: Response): Promise<readonly string[]> {
  return (await problemOf(response)).errors.map(({field, code}) => `${field}: ${code}`);
}

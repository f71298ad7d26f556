import {PROBLEM_MEDIA_TYPE, type Problem} from '../../contract/problem.ts';
import {ProblemSchema} from '../../contract/problem.schema.ts';

/** Reads the problem in an answer. Throws if the answer contains none. */
export const problemOf = async (response: Response): Promise<Problem> => {
  const type = response.headers.get('Content-Type') ?? '';
  if (!type.startsWith(PROBLEM_MEDIA_TYPE)) throw new Error(`not a problem: ${response.status} ${type}`);
  return ProblemSchema.parse(await response.json());
};

/** Lists the invalid fields of an answer as `field: code`. */
export const faultsOf = async (response: Response): Promise<readonly string[]> =>
  (await problemOf(response)).errors.map(({field, code}) => `${field}: ${code}`);

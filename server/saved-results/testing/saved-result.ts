import {API_PATHS} from '../../../contract/api-path.ts';
import {SavedResultsSchema} from '../../../contract/save-results.schema.ts';
import {savedResults} from '../../testing/submissions.ts';
import {startTestServer} from '../../testing/test-server.ts';

/** The saved results of a family of three. */
export const family = {
  ...savedResults,
  answers: {
    leadData: {
      age: '41',
      location: 'Houston, TX 77002',
      income: '30k-50k',
      exactIncome: '38000',
      filing: 'head',
      county: 'Harris',
      householdSize: '3',
      household: [{age: '41'}, {age: '9'}, {age: '7'}],
    },
    lifestageChanges: ['moved'],
  },
} as const;

/** Starts a server and saves the results of the family; `get` requests their page. */
export const start = async (changes: object = {}) => {
  const server = await startTestServer();
  const response = await server.post(API_PATHS.savedResults, {...family, ...changes});
  const saved = SavedResultsSchema.parse(await response.json());
  const address = server.origin + String(saved.resultPath);
  return {...server, saved, address, get: (url = address) => fetch(url)};
};

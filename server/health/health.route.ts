import {API_PATHS} from '../../contract/api-path.ts';
import {HealthReportSchema} from '../../contract/public-data.schema.ts';
import {readRoute, type Route} from '../http/route.ts';

const RETRY_SECONDS = '5';

/** `GET /api/health` answers while the process runs, `GET /api/ready` while submissions can be stored. */
export const healthRoutes = (isReady: () => Promise<boolean>): readonly Route[] => [
  readRoute({
    path: API_PATHS.health,
    summary: 'Is the server alive?',
    policy: 'probe',
    answers: {200: HealthReportSchema},
    handle: async () => ({status: 200, body: {ok: true}}),
  }),
  readRoute({
    path: API_PATHS.ready,
    summary: 'Can submissions be stored?',
    policy: 'probe',
    answers: {200: HealthReportSchema, 503: HealthReportSchema},
    handle: async () =>
      (await isReady())
        ? {status: 200, body: {ok: true}}
        : {status: 503, body: {ok: false}, headers: {'Retry-After': RETRY_SECONDS}},
  }),
];

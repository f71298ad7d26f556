import express, {type Express} from 'express';
import type {Logger} from 'pino';
import type {AgencyConfig} from '../../agency/config.schema.ts';
import {createApi, createFormServices, createWorkflow, type ApiParts} from './api.ts';
import {deskRoutes} from '../desk/desk.route.ts';
import type {DeskParts} from '../desk/desk-parts.ts';
import {reminderPages} from '../desk/follow-up/reminder-pages.ts';
import {workerFarewell} from '../desk/page/app-files.ts';
import {deskPages} from '../desk/page/desk-pages.ts';
import {formPages} from '../forms/forms.route.ts';
import {plainForms} from '../forms/plain-form.ts';
import {answerErrors} from '../http/answer-problem.ts';
import {HttpProblem} from '../http/http-problem.ts';
import {logRequests} from '../http/log-requests.ts';
import type {HttpPolicies} from '../http/mount-routes.ts';
import {limitRate} from '../http/rate-limit.ts';
import {assignRequestId} from '../http/request-id.ts';
import {setSecurityHeaders} from '../http/security-headers.ts';
import {embedFiles, releaseFiles} from '../site/embed-files.ts';
import {htmlSnippets} from '../site/html-snippets.ts';
import {galleryPages} from '../site/gallery.ts';
import {framePages} from '../site/frame-pages.ts';
import {measureRequests} from '../metrics/measure-requests.ts';
import type {Meter} from '../metrics/meter.ts';
import {resultPages} from '../saved-results/result-pages.route.ts';
import {createResultWriter} from '../saved-results/written-result.ts';
import type {PageChange} from '../site/changed-pages.ts';
import {sitePages} from '../site/pages.ts';
import {withdrawalPages} from '../withdrawal/withdrawal.route.ts';
import {createWithdrawalService, type NoteWithdrawn} from '../withdrawal/withdrawal.service.ts';

/** The dependencies of the main listener. */
export type AppParts = ApiParts & {
  readonly policies: HttpPolicies;
  readonly distDir: string;
  /** The edits that served pages show. */
  readonly readPageChange: () => PageChange | undefined;
  /** The folder of the stored releases of the embed files. */
  readonly dataDir: string;
  readonly trustProxy: false | number | readonly string[];
  readonly siteOrigin: string | undefined;
  /** The public address of the site. */
  readonly publicOrigin: () => string;
  /** The agency whose name, phone number and legal texts the server's pages show. */
  readonly agency: AgencyConfig;
  readonly noteWithdrawn: NoteWithdrawn;
  /** The desk; undefined if the desk is off. */
  readonly desk: DeskParts | undefined;
  readonly log: Logger;
  /** The meter; undefined without metrics. */
  readonly meter: Meter | undefined;
};

/** Creates the application of the main listener: API, widgets and the agency's site. */
export const createApp = ({
  policies,
  distDir,
  readPageChange,
  dataDir,
  trustProxy,
  siteOrigin,
  publicOrigin,
  agency,
  noteWithdrawn,
  desk,
  log,
  meter,
  ...parts
}: AppParts): Express => {
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', trustProxy);
  // No route uses query strings; the extended parser would build objects from them.
  app.set('query parser', false);
  app.use(assignRequestId, logRequests(log), setSecurityHeaders(siteOrigin));
  if (meter) app.use(measureRequests(meter));
  app.use(createApi({...parts, hasReminders: desk !== undefined}, policies));
  if (desk) app.use('/api/desk', deskRoutes(desk));
  app.use('/api', () => {
    throw new HttpProblem('not-found');
  });
  const limitFiles = limitRate(policies.limiters.file);
  app.use('/embed/v1/frame', limitFiles, framePages(distDir, policies.origins.partners));
  app.use('/embed/v1/html', limitFiles, htmlSnippets(distDir, publicOrigin));
  app.use('/embed/v1', embedFiles(distDir, limitFiles));
  // `/embed` itself is a page of the site.
  app.use(/^\/embed(?=\/v)/u, releaseFiles(dataDir, limitFiles));
  app.use(
    withdrawalPages({
      withdrawals: createWithdrawalService({...parts, noteWithdrawn}),
      limiters: policies.limiters,
      agency,
    }),
  );
  app.use(
    resultPages({
      ...parts,
      write: createResultWriter(createWorkflow(parts)),
      limiters: policies.limiters,
      agency,
    }),
  );
  app.use(formPages(plainForms(createFormServices(parts)), {policies, keys: parts.keys, agency}));
  if (desk) app.use(reminderPages(desk));
  if (desk) app.use('/desk', deskPages(distDir, limitFiles));
  else app.use(workerFarewell());
  app.use(galleryPages(distDir, limitFiles));
  app.use(sitePages(distDir, limitFiles, readPageChange));
  app.use(answerErrors(log, meter && ((code) => meter.problems.inc({code}))));
  return app;
};

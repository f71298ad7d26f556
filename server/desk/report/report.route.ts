import {Router, type Request} from 'express';
import {z} from 'zod';
import {REPORT_KEYS} from '../../../contract/desk-report.ts';
import {chicagoDay} from '../../../insurance/calendar/chicago.ts';
import {addDays} from '../../../insurance/calendar/day.ts';
import {readReport, type ReportQuery} from '../../counts/report.ts';
import {reportCsv} from '../../counts/report-csv.ts';
import {fieldErrors} from '../../http/field-errors.ts';
import {HttpProblem} from '../../http/http-problem.ts';
import type {DeskModule} from '../desk-parts.ts';
import {queryOf} from '../request/body-of.ts';
import {forMembers} from '../request/member-of.ts';

const DAYS = 30;
const MOST_DAYS = 400;
const MOST_PARTNER = 64;
// The screen shows at most this many groups; the CSV file contains every group.
const MOST_GROUPS = 500;

const Query = z.strictObject({
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  by: z.enum(REPORT_KEYS).default('page'),
  partner: z.string().max(MOST_PARTNER).optional(),
});

/**
 * Creates the routes `/report` and `/report/csv`: the numbers of `npm run report`. The numbers contain no personal
 * data, so every member may see them, and no view is in the audit log.
 */
export const reportRoutes: DeskModule = ({store, now}) => {
  const router = Router({caseSensitive: true, strict: true});
  const asked = (request: Request): ReportQuery => {
    const parsed = Query.safeParse(Object.fromEntries(queryOf(request)));
    if (!parsed.success) throw new HttpProblem('invalid-fields', {errors: fieldErrors(parsed.error)});
    const today = chicagoDay(now().getTime());
    const {to = today, from = addDays(to, 1 - DAYS), by, partner} = parsed.data;
    if (from > to || to > addDays(from, MOST_DAYS) || to > addDays(today, MOST_DAYS))
      throw new HttpProblem('invalid-fields', {errors: [{field: 'to', code: 'out-of-range'}]});
    return {from, to, by, partner};
  };

  router.get('/report', forMembers, async (request, response) => {
    response.json(await readReport(store, {...asked(request), most: MOST_GROUPS}));
  });

  router.get('/report/csv', forMembers, async (request, response) => {
    const report = await readReport(store, asked(request));
    const whose = report.partner === null ? '' : `-${report.partner.replaceAll(/[^\w-]/gu, '-')}`;
    response.attachment(`report${whose}-${report.from}-${report.to}.csv`);
    response.type('text/csv').send(reportCsv(report));
  });
  return router;
};

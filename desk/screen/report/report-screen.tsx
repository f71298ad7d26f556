import './report.css';
import {useState} from 'react';
import type {InboxChoices} from '../../../contract/desk-inbox.ts';
import type {Report} from '../../../contract/desk-report.ts';
import {useData} from '../../api/use-data.ts';
import {useText} from '../../language/use-text.ts';
import {ProblemNote} from '../../shell/problem-note.tsx';
import {ScreenTitle} from '../../shell/screen-title.tsx';
import {Drawings} from './drawings.tsx';
import {ReportForm} from './report-form.tsx';
import {lastDays, queryOf, type ReportChoice} from './report-query.ts';
import {ReportTable} from './report-table.tsx';

const DAYS = 30;

/** The report: visits and their results, as drawings and as a table. */
const ReportScreen = () => {
  const t = useText();
  const [choice, setChoice] = useState<ReportChoice>(() => ({
    days: DAYS,
    ...lastDays(DAYS, new Date()),
    by: 'page',
    partner: '',
  }));
  const query = queryOf(choice);
  const {data: choices} = useData<InboxChoices>('/inbox/choices');
  const {data: report, problem, reload} = useData<Report>(`/report?${query}`);
  return (
    <div className="report">
      <ScreenTitle>{t('report.title')}</ScreenTitle>
      <p className="quiet">{t('report.explanation')}</p>
      <ReportForm choice={choice} partners={choices?.partners ?? []} onChoose={setChoice} />
      {problem && <ProblemNote problem={problem} onRetry={reload} />}
      {report && <Numbers report={report} query={query} />}
    </div>
  );
};

const Numbers = ({report, query}: {readonly report: Report; readonly query: string}) => {
  const t = useText();
  if (report.rows.length === 0) return <p className="quiet">{t('report.empty')}</p>;
  return (
    <>
      <Drawings report={report} />
      <ReportTable report={report} />
      <p>
        <a className="button button-size-sm button-outline" href={`/api/desk/report/csv?${query}`} download>
          {t('report.csv')}
        </a>
      </p>
    </>
  );
};

export default ReportScreen;

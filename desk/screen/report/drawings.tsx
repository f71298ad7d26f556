import type {Report, ReportNumbers} from '../../../contract/desk-report.ts';
import {useLanguage, useText} from '../../language/use-text.ts';
import {groupName, numberText} from './in-words.ts';

const STAGES = [
  'seen',
  'started',
  'finished',
  'sent',
  'answered',
  'won',
] as const satisfies readonly (keyof ReportNumbers)[];
// The table lists the remaining groups.
const MOST_GROUPS = 8;

const percent = (value: number, most: number): string => `${most === 0 ? 0 : (100 * value) / most}%`;

/**
 * Draws the numbers as bars: the stages of the visits, and the results of each group. Hidden from screen readers, because the table below
 * has the same numbers.
 */
export const Drawings = ({report}: {readonly report: Report}) => {
  const t = useText();
  const language = useLanguage();
  const {total, rows} = report;
  const most = Math.max(...STAGES.map((stage) => total[stage]));
  const groups = rows.filter(({sent}) => sent > 0).slice(0, MOST_GROUPS);
  const mostSent = Math.max(...groups.map(({sent}) => sent));
  return (
    <div className="report-drawings">
      <section className="part" aria-labelledby="report-stages">
        <h2 id="report-stages">{t('report.stages')}</h2>
        <div className="bars" aria-hidden="true">
          {STAGES.map((stage) => (
            <Bar
              key={stage}
              label={t(`report.number.${stage}`)}
              value={numberText(language, total, stage)}
              all={percent(total[stage], most)}
            />
          ))}
        </div>
        {total.answerMinutes !== null && (
          <p>{t('report.wait', {wait: numberText(language, total, 'answerMinutes')})}</p>
        )}
      </section>
      {groups.length > 0 && (
        <section className="part" aria-labelledby="report-groups">
          <h2 id="report-groups">{t('report.groups')}</h2>
          <div className="bars" aria-hidden="true">
            {groups.map((row) => (
              <Bar
                key={row.key}
                label={groupName(t, language, report, row.key)}
                value={`${row.sent.toLocaleString(language)} · ${row.won.toLocaleString(language)}`}
                all={percent(row.sent, mostSent)}
                part={percent(row.won, mostSent)}
              />
            ))}
          </div>
        </section>
      )}
    </div>
  );
};

// The part is drawn over the whole.
const Bar = ({
  label,
  value,
  all,
  part,
}: {
  readonly label: string;
  readonly value: string;
  readonly all: string;
  readonly part?: string;
}) => (
  <div className="bar">
    <span className="bar-label">{label}</span>
    <span className="bar-value">{value}</span>
    <svg width="100%" height="14">
      <rect className="bar-ground" width="100%" height="14" rx="4" />
      <rect className="bar-all" width={all} height="14" rx="4" />
      {part !== undefined && <rect className="bar-part" width={part} height="14" rx="4" />}
    </svg>
  </div>
);

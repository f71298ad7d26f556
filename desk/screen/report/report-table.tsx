import {NUMBER_NAMES, type Report, type ReportNumbers} from '../../../contract/desk-report.ts';
import {useLanguage, useText} from '../../language/use-text.ts';
import {groupName, numberText} from './in-words.ts';

/** The numbers of a report as a table; the sum is the last row. */
export const ReportTable = ({report}: {readonly report: Report}) => {
  const t = useText();
  const language = useLanguage();
  const cells = (numbers: ReportNumbers) =>
    NUMBER_NAMES.map((name) => <td key={name}>{numberText(language, numbers, name)}</td>);
  return (
    <section className="table report-table" tabIndex={0} aria-label={t('report.table')}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t(`report.by.${report.by}`)}</th>
            {NUMBER_NAMES.map((name) => (
              <th key={name} scope="col">
                {t(`report.number.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {report.rows.map((row) => (
            <tr key={row.key}>
              <th scope="row">{groupName(t, language, report, row.key)}</th>
              {cells(row)}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('report.total')}</th>
            {cells(report.total)}
          </tr>
        </tfoot>
      </table>
    </section>
  );
};

import {useId, type ReactNode} from 'react';
import {REPORT_KEYS, type ReportKey} from '../../../contract/desk-report.ts';
import {useText} from '../../language/use-text.ts';
import {lastDays, PERIODS, type ReportChoice} from './report-query.ts';

type Props = {
  readonly choice: ReportChoice;
  readonly partners: readonly string[];
  readonly onChoose: (choice: ReportChoice) => void;
};

/** The form for the days, the grouping and the partner of a report. */
export const ReportForm = ({choice, partners, onChoose}: Props) => {
  const t = useText();
  const choose = (change: Partial<ReportChoice>): void => onChoose({...choice, ...change});
  return (
    <div className="report-form">
      <Choice
        label={t('report.period')}
        value={String(choice.days)}
        onChange={(value) => {
          const days = Number(value);
          choose(days === 0 ? {days} : {days, ...lastDays(days, new Date())});
        }}
      >
        {PERIODS.map((count) => (
          <option key={count} value={count}>
            {t('report.period.days', {count})}
          </option>
        ))}
        <option value="0">{t('report.period.own')}</option>
      </Choice>
      {choice.days === 0 && (
        <>
          <DayField label={t('report.from')} value={choice.from} onChange={(from) => choose({from})} />
          <DayField label={t('report.to')} value={choice.to} onChange={(to) => choose({to})} />
        </>
      )}
      <Choice label={t('report.by')} value={choice.by} onChange={(by) => choose({by: by as ReportKey})}>
        {REPORT_KEYS.map((key) => (
          <option key={key} value={key}>
            {t(`report.by.${key}`)}
          </option>
        ))}
      </Choice>
      <Choice label={t('report.partner')} value={choice.partner} onChange={(partner) => choose({partner})}>
        <option value="">{t('report.partner-all')}</option>
        {partners.map((partner) => (
          <option key={partner} value={partner}>
            {partner}
          </option>
        ))}
      </Choice>
    </div>
  );
};

type FieldProps = {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
};

const Choice = ({label, value, onChange, children}: FieldProps & {readonly children: ReactNode}) => {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={({target}) => onChange(target.value)}>
        {children}
      </select>
    </div>
  );
};

const DayField = ({label, value, onChange}: FieldProps) => {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {/* An incomplete day does not count: the last complete day stays. */}
      <input
        id={id}
        type="date"
        value={value}
        onChange={({target}) => target.value !== '' && onChange(target.value)}
      />
    </div>
  );
};

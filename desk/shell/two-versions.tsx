import {useText} from '../language/use-text.ts';

/** A line of a version, for a comparison. */
export type Row = readonly [label: string, value: string];

type Props = {
  readonly mine: readonly Row[];
  readonly theirs: readonly Row[];
  readonly onKeep: () => void;
  readonly onTake: () => void;
};

const differs = ([label, value]: Row, others: readonly Row[]): boolean =>
  others.find(([other]) => other === label)?.[1] !== value;

/** Shows the differences between two versions side by side, and lets the member choose one. */
export const TwoVersions = ({mine, theirs, onKeep, onTake}: Props) => {
  const t = useText();
  return (
    <div className="problem" role="alert">
      <p>
        <strong>{t('person.changed')}</strong>
      </p>
      <div className="versions">
        <Version title={t('person.changed-mine')} rows={mine.filter((row) => differs(row, theirs))} />
        <Version title={t('person.changed-theirs')} rows={theirs.filter((row) => differs(row, mine))} />
      </div>
      <p className="button-row">
        <button className="button button-size-sm button-default" type="button" onClick={onKeep}>
          {t('person.changed-keep')}
        </button>
        <button className="button button-size-sm button-outline" type="button" onClick={onTake}>
          {t('person.changed-take')}
        </button>
      </p>
    </div>
  );
};

const Version = ({title, rows}: {readonly title: string; readonly rows: readonly Row[]}) => (
  <div>
    <h3>{title}</h3>
    <dl>
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd dir="auto">{value || '–'}</dd>
        </div>
      ))}
    </dl>
  </div>
);

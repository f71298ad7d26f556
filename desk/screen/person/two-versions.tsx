import {useText} from '../../language/use-text.ts';
import type {CardDraft} from './card-form.tsx';

type Props = {
  readonly mine: CardDraft;
  readonly theirs: CardDraft;
  readonly onKeep: () => void;
  readonly onTake: () => void;
};

/** Shows two versions of a person side by side, and lets the member choose. */
export const TwoVersions = ({mine, theirs, onKeep, onTake}: Props) => {
  const t = useText();
  return (
    <div className="problem" role="alert">
      <p>
        <strong>{t('person.changed')}</strong>
      </p>
      <div className="person-versions">
        <Version title={t('person.changed-mine')} draft={mine} />
        <Version title={t('person.changed-theirs')} draft={theirs} />
      </div>
      <p className="person-buttons">
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

const Version = ({title, draft}: {readonly title: string; readonly draft: CardDraft}) => {
  const t = useText();
  const {corrections, isStopped, scopeRecordedAt} = draft;
  const rows = [
    ...(['name', 'email', 'phone'] as const).map((field) => [
      t(`person.${field}`),
      corrections[field] || '–',
    ]),
    [t('person.language'), corrections.language || '–'],
    [t('person.stopped'), isStopped ? '✓' : '–'],
    [t('person.scope'), scopeRecordedAt === null ? '–' : '✓'],
  ];
  return (
    <div>
      <h3>{title}</h3>
      <dl className="person-rows">
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd dir="auto">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
};

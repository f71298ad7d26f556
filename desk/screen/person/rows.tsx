import type {PersonRow} from '../../../contract/desk-person.ts';

/** Lists answers. The labels are in the member's language, the values in the visitor's. */
export const Rows = ({rows, lang}: {readonly rows: readonly PersonRow[]; readonly lang: string}) => (
  <dl className="person-rows">
    {rows.map(({label, value}) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd dir="auto" lang={lang}>
          {value}
        </dd>
      </div>
    ))}
  </dl>
);

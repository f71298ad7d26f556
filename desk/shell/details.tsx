/** A detail of a record; `lang` is the language of the value. */
export type Detail = {readonly label: string; readonly value: string; readonly lang?: string | undefined};

/** Lists details of a record by name. A value may be written in another direction than the desk. */
export const Details = ({
  rows,
  className,
}: {
  readonly rows: readonly Detail[];
  readonly className: string;
}) => (
  <dl className={className}>
    {rows.map(({label, value, lang}) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd dir="auto" lang={lang}>
          {value}
        </dd>
      </div>
    ))}
  </dl>
);

/** The props of the table. */
export type DataTableProps = {
  readonly caption: string;
  readonly head: readonly string[];
  /** Cells as text; the first cell of each row is its header. */
  readonly rows: readonly (readonly string[])[];
};

/** A table of figures, one row per line: the accessible alternative of a drawing, which can also be copied. */
export const DataTable = ({caption, head, rows}: DataTableProps) => (
  <table className="data-table">
    <caption>{caption}</caption>
    <thead>
      <tr>
        {head.map((cell) => (
          <th key={cell} scope="col">
            {cell}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(([name = '', ...cells]) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          {cells.map((cell, index) => (
            <td key={head[index + 1]}>{cell}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

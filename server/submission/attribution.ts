import type {AttributionTable} from '../storage/tables/submission-tables.ts';
import type {ParsedContext} from './flag-reasons.ts';

/** The facts that the page around a form adds to a submission: the campaign that brought the visitor, and the page's own fields. */
export type Attribution = {
  readonly utm?: Readonly<Record<string, string>>;
  readonly hidden?: Readonly<Record<string, string>>;
};

const withoutEmpty = (
  fields: Readonly<Record<string, string | undefined>> = {},
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => (value ? [[name, value] as const] : [])),
  );

/** Builds the row of the facts, not yet encrypted; undefined without facts. */
export const attributionRow = (
  id: string,
  {utm, hidden}: Pick<ParsedContext, 'utm' | 'hidden'>,
): AttributionTable | undefined => {
  const row = {
    submission_id: id,
    utm: JSON.stringify(withoutEmpty(utm)),
    hidden: JSON.stringify(withoutEmpty(hidden)),
  };
  return row.utm === '{}' && row.hidden === '{}' ? undefined : row;
};

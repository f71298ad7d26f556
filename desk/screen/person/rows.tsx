import type {PersonRow} from '../../../contract/desk-person.ts';
import {Details} from '../../shell/details.tsx';

/** Lists answers. The labels are in the member's language, the values in the visitor's. */
export const Rows = ({rows, lang}: {readonly rows: readonly PersonRow[]; readonly lang: string}) => (
  <Details className="person-rows" rows={rows.map(({label, value}) => ({label, value, lang}))} />
);

import {MAX_PEOPLE} from '../../../contract/household-choice.ts';

/** The rows that a household can have: row 0 is `leadData.age` and `leadData.gender`. The form begins with row 0 alone. */
export const rows: readonly number[] = Array.from({length: MAX_PEOPLE}).map((_, row) => row);

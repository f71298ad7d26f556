import {MAX_PEOPLE} from '../../../contract/household-choice.ts';

/** The rows of a household: row 0 is `leadData.age` and `leadData.gender`. The form starts with row 0 only. */
export const rows: readonly number[] = Array.from({length: MAX_PEOPLE}).map((_, row) => row);

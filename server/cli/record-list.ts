import {oneLine} from '../submission/one-line.ts';
import {nameIn} from '../submission/sender-of.ts';
import type {SubmissionRecord} from '../submission/submission-record.ts';
import {kindsOf} from './record-formats.ts';
import {createTable, type Column, type Room} from './table.ts';

type ListColumn = Column & {readonly cell: (record: SubmissionRecord) => string};

const flagsOf = ({heldFor, supersededBy}: SubmissionRecord): string =>
  [
    ...(heldFor.length > 0 ? [`held(${heldFor.join(',')})`] : []),
    ...(supersededBy === null ? [] : ['superseded']),
  ].join(' ');

// The number of characters of an id that contain the millisecond of arrival, and the number of characters that
// identify one record.
const [ID_OF_MOMENT, ID_OF_ONE] = [13, 18];

/** Returns the width to which ids are shortened; commands accept the beginning of an id. */
const idWidth = (width: number): number | undefined => {
  if (width < 110) return ID_OF_MOMENT;
  return width < 160 ? ID_OF_ONE : undefined;
};

const columnsFor = (width: number): readonly ListColumn[] => [
  {title: 'RECEIVED', cell: ({receivedAt}) => receivedAt.slice(0, 10)},
  {title: 'KIND', least: 4, isMinor: true, cell: ({kind}) => kind},
  {title: 'NAME', least: 8, cell: nameIn},
  ...(width < 110
    ? []
    : [
        {
          title: 'EMAIL',
          least: 10,
          isMinor: true,
          cell: ({answers}: SubmissionRecord) => answers['email'] ?? '',
        },
      ]),
  {title: 'PHONE', least: 12, cell: ({answers}) => answers['phone'] ?? ''},
  ...(width < 110
    ? []
    : [
        {
          title: 'ABOUT',
          least: 6,
          isMinor: true,
          cell: ({answers}: SubmissionRecord) => answers['insuranceType'] ?? answers['subject'] ?? '',
        },
      ]),
  {title: 'AGREED', least: 6, cell: ({consents}) => kindsOf(consents)},
  {
    title: 'ENDED',
    least: 5,
    cell: ({withdrawnConsents, lapsedConsents, supersededConsents}) =>
      kindsOf([...withdrawnConsents, ...lapsedConsents, ...supersededConsents]),
  },
  {title: 'FLAGS', least: 5, cell: flagsOf},
  {title: 'ID', cell: ({id}) => id.slice(0, idWidth(width))},
];

/** Formats a list of records, one line each. */
export const createRecordList = (firstRecords: readonly SubmissionRecord[], room: Room) => {
  const columns = columnsFor(room.width);
  const cellsOf = (record: SubmissionRecord) => columns.map(({cell}) => oneLine(cell(record)));
  const {head, line} = createTable(columns, firstRecords.map(cellsOf), room);
  return {head, line: (record: SubmissionRecord) => line(cellsOf(record))};
};

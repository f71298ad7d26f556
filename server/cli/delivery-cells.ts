import type {DeliveryRecord} from '../delivery/list-deliveries.ts';
import {oneLine} from '../submission/one-line.ts';
import type {Column} from './table.ts';

/** The columns of the list of deliveries. */
export const DELIVERY_COLUMNS: readonly Column[] = [
  {title: 'RECEIVED'},
  {title: 'STATE'},
  {title: 'CHANNEL'},
  {title: 'TRIED'},
  {title: 'NEXT'},
  {title: 'ID', least: 14, isMinor: true},
  {title: 'LAST ERROR', least: 10},
];

// Formats a moment in UTC, to the minute.
const minute = (moment: string): string => moment.slice(0, 16).replace('T', ' ');

/** Returns a delivery's cells, in the order of the columns. */
export const cellsOf = (record: DeliveryRecord): readonly string[] => [
  minute(record.createdAt),
  record.state,
  record.channel,
  String(record.attempts),
  record.state === 'pending' ? minute(record.dueAt) : '-',
  record.id,
  oneLine(record.lastError),
];

import type {SettingFault} from './settings-error.ts';
import {SETTINGS} from './settings.schema.ts';

/** A variable that is not a setting, and the setting that its name resembles. */
export type SimilarName = {
  readonly name: string;
  readonly meant: string;
  /** Whether the resemblance is so close that the variable can hardly belong to another program. */
  readonly isMisspelled: boolean;
};

// The settings, and a variable that the agency's code reads.
const KNOWN = [...Object.keys(SETTINGS), 'AGENCY_CONFIG'];

// The minimum length of a compared name, without underscores. Shorter names resemble too many others: PORT differs
// from HOST by two letters, and DATADIR is also a database's variable.
const MIN_LENGTH = 7;
const MIN_LENGTH_MISSPELLED = 8;

// Variables of cron, and one that many programs read.
const OTHER_PROGRAMS = new Set(['MAILTO', 'MAILFROM', 'LOGLEVEL']);

// Prefixes of other programs' settings that people expect to work here.
const PREFIXES: readonly (readonly [prefix: string, meant: string])[] = [
  ['SMTP', 'SMTP_URL'],
  ['WEBHOOK', 'WEBHOOK_URL'],
  ['RETENTION', 'RETENTION_DAYS'],
  ['BACKUP', 'BACKUP_DIR'],
  ['DELIVERY_', 'DELIVERY_ATTEMPTS'],
  ['PARTNER_', 'PARTNER_ORIGINS'],
  ['TRUST_PROXY', 'TRUST_PROXY'],
];

const plain = (name: string): string =>
  name
    .toUpperCase()
    .replace(/^LAMPLIGHT_/u, '')
    .replaceAll(/[_-]/gu, '')
    .replace(/IES$/u, 'Y');

// Whether the texts differ by one added, missing or changed letter, or by two exchanged neighbors.
const isOneEdit = (one: string, other: string): boolean => {
  const [long, short] = one.length < other.length ? [other, one] : [one, other];
  if (long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && long[at] === short[at]) at += 1;
  if (long.length > short.length) return long.slice(at + 1) === short.slice(at);
  const isSwap = long[at] === short[at + 1] && long[at + 1] === short[at];
  return long.slice(at + 1) === short.slice(at + 1) || (isSwap && long.slice(at + 2) === short.slice(at + 2));
};

const nearest = (name: string): string | undefined => {
  const letters = plain(name);
  return KNOWN.find((known) => {
    const wanted = plain(known);
    return wanted.length >= MIN_LENGTH && (letters === wanted || isOneEdit(letters, wanted));
  });
};

const similarName = (name: string): readonly SimilarName[] => {
  if (KNOWN.includes(name) || OTHER_PROGRAMS.has(name)) return [];
  const near = nearest(name);
  if (near !== undefined)
    return [{name, meant: near, isMisspelled: plain(near).length >= MIN_LENGTH_MISSPELLED}];
  const [, meant] = PREFIXES.find(([prefix]) => name.startsWith(prefix)) ?? [];
  return meant === undefined ? [] : [{name, meant, isMisspelled: false}];
};

/**
 * Lists the variables whose names resemble a setting: misspelled, or with the prefix of another program. A setting
 * that is present, even with an empty value, resembles nothing, because the similar name then belongs to another
 * program.
 */
export const similarNames = (
  environment: Readonly<Record<string, string | undefined>>,
): readonly SimilarName[] =>
  Object.keys(environment)
    .flatMap(similarName)
    .filter(({meant}) => environment[meant] === undefined);

/** Lists the misspelled settings, each with the correct name; they prevent the start. */
export const misspellings = (
  environment: Readonly<Record<string, string | undefined>>,
): readonly SettingFault[] =>
  similarNames(environment)
    .filter(({isMisspelled}) => isMisspelled)
    .map(({name, meant}) => ({
      setting: name,
      expected: `is not a setting; ${meant} is. If ${name} belongs to another program, set ${meant}, too, or to an empty value`,
    }));

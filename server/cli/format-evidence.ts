import type {ConsentStatus} from '../evidence/consent-status.ts';
import type {ConsentRecord} from '../submission/consent-record.ts';
import type {EvidenceRecord, EvidenceRecords} from './evidence-record.ts';

/** The content of a document about one submission's evidence. */
export type EvidenceDocument = EvidenceRecords & {
  readonly submissionId: string;
  readonly receivedAt: string;
  readonly consents: readonly ConsentState[];
};

/** A consent and whether it is in force at the time of the document; `position` is the position of the entry. */
type ConsentState = ConsentRecord & {
  readonly position: number;
  readonly status: ConsentStatus | 'superseded' | 'unpublished';
};

const RECOMPUTE =
  'commitment = SHA-256(salt + "\\n" + text). hash = SHA-256(JSON.stringify([previousHash, seq, kind, submissionId, position, recordedAt, commitment])), without spaces. Texts are UTF-8, hashes lower-case hexadecimal; before the first entry there are 64 zeros.';

const WITHHOLDING =
  'The text omits the secret of the link that withdraws these consents, because everybody with the secret can withdraw them. Without the secret a commitment cannot be recomputed, but every hash can. --with-secret shows the secret.';

const isWithheld = ({text, isTextWhole}: EvidenceRecord): boolean => text !== null && !isTextWhole;

const withholding = (entries: readonly EvidenceRecord[]): string | null =>
  entries.some(isWithheld) ? WITHHOLDING : null;

/** Formats the evidence as one JSON document, which explains how each hash is recomputed. */
export const formatEvidenceJson = (document: EvidenceDocument): string => {
  const {submissionId, receivedAt, entries, faults} = document;
  const withheld = withholding(entries);
  return printable(
    JSON.stringify({submissionId, receivedAt, recompute: RECOMPUTE, withheld, entries, faults}, undefined, 2),
  );
};

/** Formats the evidence as text. */
export const formatEvidence = ({submissionId, receivedAt, consents, entries}: EvidenceDocument): string => {
  const head = `Evidence of ${submissionId}, received at ${receivedAt}`;
  if (entries.length === 0) return `${head}: none. This submission contains no consent.`;
  const close = [withholding(entries) ?? [], RECOMPUTE, 'The exact text: --format json'].flat();
  return printable(
    [
      head,
      ...consents.map(formatState),
      ...entries.map((entry) => formatEntry(entry, entries)),
      ...close,
    ].join('\n\n'),
  );
};

const formatState = ({kind, position, withdrawnAt, lapsesAt, status}: ConsentState): string => {
  const states = {
    standing: lapsesAt === null ? 'in force' : `in force until ${lapsesAt}`,
    withdrawn: `withdrawn on ${withdrawnAt}`,
    lapsed: `lapsed on ${lapsesAt}`,
    unpublished: 'not in force, because its text was never published',
    superseded: 'superseded: the sender sent newer answers, whose consents count',
  };
  return `Consent ${position}, ${kind}: ${states[status]}`;
};

const formatEntry = (entry: EvidenceRecord, all: readonly EvidenceRecord[]): string => {
  const {seq, kind, recordedAt, position, previousHash, hash, commitment, salt, text} = entry;
  const facts = [
    ['position', String(position)],
    ['previousHash', previousHash ?? 'missing'],
    ['hash', hash],
    ['commitment', commitment],
    ['salt', salt ?? 'none'],
  ] as const;
  return [
    `Entry ${seq}: ${kind}, recorded at ${recordedAt}`,
    aligned(facts),
    '',
    text === null ? `  Its content ${whyGone(entry, all)}.` : aligned(fieldsOf(JSON.parse(text))),
  ].join('\n');
};

const whyGone = ({erasedBy}: EvidenceRecord, all: readonly EvidenceRecord[]): string => {
  const erasures = all.filter(({seq}) => erasedBy.includes(seq));
  if (erasures.length === 0) return 'cannot be shown';
  return `was erased at ${erasures.map(({seq, recordedAt}) => `${recordedAt} (entry ${seq})`).join(' or at ')}`;
};

type Field = readonly [name: string, value: string];

// Formats as JSON, so that an empty text is visible and a visitor's line break does not start a line.
const fieldsOf = (value: unknown, name = ''): readonly Field[] => {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return [[name, JSON.stringify(value)]];
  return Object.entries(value).flatMap(([key, each]) => fieldsOf(each, name === '' ? key : `${name}.${key}`));
};

const aligned = (fields: readonly Field[]): string => {
  const width = Math.max(...fields.map(([name]) => name.length));
  return fields.map(([name, value]) => `  ${name.padEnd(width)}  ${value}`).join('\n');
};

// JSON does not escape these characters, and some terminals interpret them: a browser's name may contain anything.
const printable = (json: string): string =>
  json.replaceAll(
    /[\u007F-\u009F]/gu,
    (character) => String.raw`\u00${character.charCodeAt(0).toString(16)}`,
  );

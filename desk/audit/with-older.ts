import type {AuditPage} from '../../contract/desk-audit.ts';

type Entries = AuditPage['entries'];

/**
 * Continues the newest page of the audit log with entries that were read before. When so much has happened since that the two do not meet,
 * the newest page stands alone: a log must not skip entries in silence.
 */
export const withOlder = (newest: Entries, known: Entries): Entries => {
  const place = known.findIndex(({id}) => id === newest.at(-1)?.id);
  return place === -1 ? newest : [...newest, ...known.slice(place + 1)];
};

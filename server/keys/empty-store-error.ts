/** There are keys, but their store is missing or empty. The operator must decide whether it is lost. */
export class EmptyStoreError extends Error {
  override readonly name = 'EmptyStoreError';
  readonly code = 'empty-store';

  /** `traces`: the evidence of an earlier store; `found`: the current content of its place. */
  constructor(traces: string, found: string) {
    super(
      `${traces} belongs to a store, but ${found}.
Is its disk mounted, and do DATA_DIR and DATABASE_URL name the right place? If the store is lost, put a backup back:
  npm run restore -- <backup.sqlite>
If it was empty, or nothing of it is wanted any more, start once with ACCEPT_EMPTY_STORE=yes.`,
    );
  }
}

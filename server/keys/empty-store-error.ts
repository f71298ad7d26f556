/** There are keys, but the store is missing or empty. The operator must decide whether the store is lost. */
export class EmptyStoreError extends Error {
  override readonly name = 'EmptyStoreError';
  readonly code = 'empty-store';

  /** `traces`: the evidence of an earlier store; `found`: the current content of the store's place. */
  constructor(traces: string, found: string) {
    super(
      `${traces} belongs to a store, but ${found}.
Is its disk mounted, and do DATA_DIR and DATABASE_URL name the right place? If the store is lost, restore a backup:
  npm run restore -- <backup.sqlite>
If the store was empty, or you no longer need it, start once with ACCEPT_EMPTY_STORE=yes.`,
    );
  }
}

/** The store has a migration that this version does not know: a newer version of Lamplight has used the store. */
export class NewerSchemaError extends Error {
  override readonly name = 'NewerSchemaError';
  readonly code = 'newer-schema';

  constructor(version: string, newest: string) {
    super(
      `its schema is ${version}, and this version of Lamplight knows no schema after ${newest}. Start the version that used the store last or a newer version, or restore a backup from before that version`,
    );
  }
}

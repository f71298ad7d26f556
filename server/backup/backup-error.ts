/** A backup cannot be made, or cannot be restored; the message says why and what to do. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
  readonly code = 'backup';
}

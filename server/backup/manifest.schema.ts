import {z} from 'zod';

const sha256 = z.string().regex(/^[0-9a-f]{64}$/u);

/** The manifest beside a backup: it shows without a key whether the backup is whole, and names the keys that open it. */
export const ManifestSchema = z.strictObject({
  format: z.literal(1),
  createdAt: z.iso.datetime(),
  source: z.enum(['sqlite', 'postgres']),
  /** The newest migration of the store. */
  schema: z.string().min(1),
  file: z.strictObject({name: z.string().min(1), bytes: z.number().int(), sha256}),
  /** The number of rows of each table, and a hash over all rows in any order. */
  tables: z.array(z.strictObject({table: z.string(), rows: z.number().int(), sha256})),
  /** The end of the chain of evidence, as `leads -- verify --anchor` accepts it. */
  chain: z.strictObject({seq: z.number().int(), hash: sha256}),
  /** Ids of the keys that encrypted the content. A backup does not contain keys. */
  keys: z.array(z.string()),
  /**
   * The errors of the store at the time of the backup: damaged evidence, rows that no key decrypts. Absent for a
   * sound store.
   */
  faults: z.array(z.string()).optional(),
});

/** The parsed manifest. */
export type Manifest = z.output<typeof ManifestSchema>;

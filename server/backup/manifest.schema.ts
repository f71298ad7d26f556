import {z} from 'zod';

const sha256 = z.string().regex(/^[0-9a-f]{64}$/u);

/** What stands beside a backup: enough to know, without a key, whether it is whole, and which keys it takes to open it. */
export const ManifestSchema = z.strictObject({
  format: z.literal(1),
  createdAt: z.iso.datetime(),
  source: z.enum(['sqlite', 'postgres']),
  /** The newest migration that the store had had. */
  schema: z.string().min(1),
  file: z.strictObject({name: z.string().min(1), bytes: z.number().int(), sha256}),
  /** Rows by table, and a hash over all of them in any order. */
  tables: z.array(z.strictObject({table: z.string(), rows: z.number().int(), sha256})),
  /** The end of the chain of evidence, as `leads -- verify --anchor` takes it. */
  chain: z.strictObject({seq: z.number().int(), hash: sha256}),
  /** Ids of the keys that something in it is sealed with. The keys themselves are not in a backup. */
  keys: z.array(z.string()),
  /** What was wrong with the store already: evidence that is damaged, rows that no key opens. Absent for a whole one. */
  faults: z.array(z.string()).optional(),
});

/** The same, parsed. */
export type Manifest = z.output<typeof ManifestSchema>;

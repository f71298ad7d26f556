import type {z} from 'zod';

/** A type whose objects and lists, at any depth, are read-only. */
type Deep<Value> = Value extends readonly (infer Item)[]
  ? readonly Deep<Item>[]
  : Value extends object
    ? {readonly [Key in keyof Value]: Deep<Value[Key]>}
    : Value;

/** The body that a client may send, by its schema. A type only: no client loads the schema. */
export type Request<Schema extends z.ZodType> = Deep<z.input<Schema>>;

/** The answer that a client reads, by its schema. A type only: no client loads the schema. */
export type Answer<Schema extends z.ZodType> = Deep<z.output<Schema>>;

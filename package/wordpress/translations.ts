/** A translated text: `context` distinguishes texts that are the same in English. */
export type Translation = {readonly context?: string; readonly text: string; readonly translated: string};

const MAGIC = 0x950412de;
const HEADER_BYTES = 28;

const header = (locale: string): Translation => ({
  text: '',
  translated: `Content-Type: text/plain; charset=UTF-8\nLanguage: ${locale}\n`,
});

/** Writes a catalog as gettext reads it (a `.mo` file, without the optional hash table). */
export const gettextCatalog = (locale: string, translations: readonly Translation[]): Buffer => {
  const rows = [header(locale), ...translations]
    .map(({context, text, translated}) => ({
      id: Buffer.from(context === undefined ? text : `${context}\u0004${text}`),
      text: Buffer.from(translated),
    }))
    .toSorted((one, other) => Buffer.compare(one.id, other.id));
  const tables = Buffer.alloc(rows.length * 16);
  const texts: Buffer[] = [];
  let at = HEADER_BYTES + tables.length;
  const place = (entry: number, text: Buffer): void => {
    tables.writeUInt32LE(text.length, entry);
    tables.writeUInt32LE(at, entry + 4);
    texts.push(text, Buffer.alloc(1)); // ends with NUL
    at += text.length + 1;
  };
  for (const [row, {id}] of rows.entries()) place(row * 8, id);
  for (const [row, {text}] of rows.entries()) place((rows.length + row) * 8, text);
  const head = Buffer.alloc(HEADER_BYTES);
  for (const [place, value] of [
    MAGIC,
    0,
    rows.length,
    HEADER_BYTES,
    HEADER_BYTES + rows.length * 8,
    0,
    HEADER_BYTES + tables.length,
  ].entries())
    head.writeUInt32LE(value, place * 4);
  return Buffer.concat([head, tables, ...texts]);
};

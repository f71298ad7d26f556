import type {AttributeTable} from './attributes.ts';
import type {Lang} from './language.ts';
import type {Catalog} from './translate.ts';

/** A text catalog per language; its own bundle each, or inlined in a standalone file. */
export type Catalogs = Readonly<Record<Lang, () => Catalog | Promise<Catalog>>>;

/** The part of an element class that the runtime reads. */
export type ElementClass<Table extends AttributeTable = AttributeTable> = {
  /** The tag without its prefix: `quote-form` is `<lamplight-quote-form>`. */
  readonly widget: string;
  readonly attributes: Table;
  /** The names of all attributes, `lang` too; written by `define`. */
  readonly observedAttributes?: readonly string[];
  readonly styles: string;
  readonly catalogs: Catalogs;
  /** The texts that come with the first touch. */
  readonly lateCatalogs?: Catalogs;
};

import type {AttributeTable} from './attributes.ts';
import type {Language} from '../../contract/language.ts';
import type {Catalog} from './translate.ts';

/** Returns the texts of a language: from a file of their own, or at once in a standalone file. */
export type Catalogs = (lang: Language) => Catalog | Promise<Catalog>;

/** The part of an element class that the runtime uses. */
export type ElementClass<Table extends AttributeTable = AttributeTable> = {
  /** The tag without its prefix: `quote-form` is `<lamplight-quote-form>`. */
  readonly widget: string;
  readonly attributes: Table;
  /** The names of all attributes, including `lang`; set by `define`. */
  readonly observedAttributes?: readonly string[];
  readonly styles: string;
  readonly catalogs: Catalogs;
  /** The texts that load at the first touch. */
  readonly lateCatalogs?: Catalogs;
};

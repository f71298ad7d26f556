import type {AttributeTable} from './attributes.ts';
import type {EventName} from './events.ts';

/** Describes an attribute beside its entry in the table, which gives type, choices and default. */
export type AttributeContract = {
  readonly does: string;
  /** The values in words, where the type does not say enough. */
  readonly values?: string;
  /** The default in words, where the table has no default. */
  readonly unset?: string;
  /** True where every HTML element has a property of this name already, which stays as the browser made it. */
  readonly isAttributeOnly?: true;
};

/** Describes a property or a method. `type` is TypeScript that stands alone. */
export type MemberContract = {readonly type: string; readonly does: string};

/** Describes an event. `detail` is the TypeScript of its detail. */
export type EventContract = {readonly detail: string; readonly when: string};

/** Describes a custom property (`--lamplight-*`). `unset` is what stands when the page sets nothing, as CSS. */
export type TokenContract = {readonly does: string; readonly unset: string};

/** The contract that several elements share beside the common contract. */
export type SharedContract = {
  readonly properties?: Readonly<Record<string, MemberContract>>;
  readonly methods?: Readonly<Record<string, MemberContract>>;
  /** The content of each `::part()`. */
  readonly parts?: Readonly<Record<string, string>>;
  /** Custom properties beside those of every element. */
  readonly tokens?: Readonly<Record<string, TokenContract>>;
};

/**
 * Everything that a page may rely on in one element; what is not listed may change. READMEs, `custom-elements.json` and the
 * types of the package are generated from it. Plain data without calls or spreads, so that a bundle that imports the
 * table of attributes drops the rest.
 */
export type ElementContract<Table extends AttributeTable = AttributeTable> = SharedContract & {
  /** The name of the exported class. */
  readonly className: string;
  readonly summary: string;
  readonly shared: readonly SharedContract[];
  /** The attributes as the runtime reads them. */
  readonly table: Table;
  readonly attributes: {readonly [Name in keyof Table]: AttributeContract};
  /** When `lamplight-ready` comes, where it means more than that the element is on screen. */
  readonly ready?: string;
  /** The codes of `lamplight-error` beside those of every element, in words. */
  readonly errors?: string;
  /** The other events. */
  readonly events?: {readonly [Name in EventName]?: EventContract};
};

import type {AttributeTable} from './attributes.ts';
import type {EventName} from './events.ts';

/** Describes an attribute; its entry in the table has type, choices and default. */
export type AttributeContract = {
  readonly does: string;
  /** The values in words, if the type is not clear enough. */
  readonly values?: string;
  /** The default in words, if the table has no default. */
  readonly unset?: string;
  /** True if every HTML element already has a property with this name, which stays unchanged. */
  readonly isAttributeOnly?: true;
};

/** Describes a property or a method. `type` is self-contained TypeScript. */
export type MemberContract = {readonly type: string; readonly does: string};

/** Describes an event. `detail` is the TypeScript of its detail. */
export type EventContract = {readonly detail: string; readonly when: string};

/** Describes a custom property (`--lamplight-*`). `unset` is the value when the page sets none, as CSS. */
export type TokenContract = {readonly does: string; readonly unset: string};

/** The contract that several elements share besides the common contract. */
export type SharedContract = {
  readonly properties?: Readonly<Record<string, MemberContract>>;
  readonly methods?: Readonly<Record<string, MemberContract>>;
  /** The content of each `::part()`. */
  readonly parts?: Readonly<Record<string, string>>;
  /** Custom properties in addition to the properties of every element. */
  readonly tokens?: Readonly<Record<string, TokenContract>>;
};

/**
 * The public contract of one element; everything else may change. READMEs, `custom-elements.json` and the types of the
 * package are generated from the contract. Plain data without calls or spreads, so that a bundle that imports the table
 * of attributes drops the rest.
 */
export type ElementContract<Table extends AttributeTable = AttributeTable> = SharedContract & {
  /** The name of the exported class. */
  readonly className: string;
  readonly summary: string;
  readonly shared: readonly SharedContract[];
  /** The attributes in the form of the runtime. */
  readonly table: Table;
  readonly attributes: {readonly [Name in keyof Table]: AttributeContract};
  /** The moment of `lamplight-ready`, if it means more than that the element is on screen. */
  readonly ready?: string;
  /** The codes of `lamplight-error` besides the codes of every element, in words. */
  readonly errors?: string;
  /** The other events. */
  readonly events?: {readonly [Name in EventName]?: EventContract};
};

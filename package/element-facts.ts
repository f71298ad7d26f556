import {type AttributeSpec, propertyName} from '../widgets/element/attributes.ts';
import {commonAttributes} from '../widgets/element/common-attributes.ts';
import {
  commonAttributeContracts,
  commonEvents,
  commonProperties,
  commonTokens,
} from '../widgets/element/common-contract.ts';
import type {
  AttributeContract,
  EventContract,
  MemberContract,
  SharedContract,
  TokenContract,
} from '../widgets/element/contract.ts';
import type {EventName} from '../widgets/element/events.ts';
import {contracts} from '../widgets/embed/contracts.ts';
import {type WidgetName, widgetNames} from '../widgets/embed/names.ts';

/** An attribute with its properties and types. */
export type AttributeFact = AttributeContract & {
  readonly name: string;
  readonly spec: AttributeSpec;
  /** The property that mirrors the attribute; undefined when the browser defines the property. */
  readonly property: string | undefined;
};

/** A named and described part of the contract. */
type Named<Contract> = Contract & {readonly name: string};

/** The public contract of an element, without the parts that every element has. */
export type ElementFacts = {
  readonly widget: WidgetName;
  readonly tag: `lamplight-${WidgetName}`;
  readonly className: string;
  readonly summary: string;
  readonly attributes: readonly AttributeFact[];
  readonly properties: readonly Named<MemberContract>[];
  readonly methods: readonly Named<MemberContract>[];
  readonly events: readonly (EventContract & {readonly name: EventName})[];
  readonly parts: readonly {readonly name: string; readonly does: string}[];
  readonly tokens: readonly Named<TokenContract>[];
};

const named = <Contract extends object>(table: Readonly<Record<string, Contract>>): Named<Contract>[] =>
  Object.entries(table).map(([name, contract]) => Object.assign({name}, contract));

const attributeFacts = (
  table: Readonly<Record<string, AttributeSpec>>,
  described: Readonly<Record<string, AttributeContract>>,
): AttributeFact[] =>
  Object.entries(table).map(([name, spec]) => {
    const contract = described[name];
    if (!contract) throw new Error(`the attribute ${name} is not described`);
    const property = contract.isAttributeOnly ? undefined : propertyName(name);
    return Object.assign({name, spec, property}, contract);
  });

const eventFacts = (widget: WidgetName): ElementFacts['events'] => {
  const contract = contracts[widget];
  const ready = commonEvents['lamplight-ready'];
  const error = commonEvents['lamplight-error'];
  const when = contract.errors === undefined ? error.when : `${contract.errors}; ${error.when}`;
  return [
    {name: 'lamplight-ready', detail: ready.detail, when: contract.ready ?? ready.when},
    {name: 'lamplight-progress', ...commonEvents['lamplight-progress']},
    ...named(contract.events ?? {}),
    {name: 'lamplight-error', detail: error.detail, when},
  ] as ElementFacts['events'];
};

const factsOf = (widget: WidgetName): ElementFacts => {
  const contract = contracts[widget];
  const sources: readonly SharedContract[] = [...contract.shared, contract];
  const merged = <Key extends keyof SharedContract>(key: Key) =>
    Object.assign({}, ...sources.map((source) => source[key])) as NonNullable<SharedContract[Key]>;
  return {
    widget,
    tag: `lamplight-${widget}`,
    className: contract.className,
    summary: contract.summary,
    attributes: attributeFacts(contract.table, contract.attributes),
    properties: named(merged('properties')),
    methods: named(merged('methods')),
    events: eventFacts(widget),
    parts: Object.entries(merged('parts')).map(([name, does]) => ({name, does})),
    tokens: named(merged('tokens')),
  };
};

/** The contract of every published element. */
export const elementFacts: readonly ElementFacts[] = widgetNames.map(factsOf);

/** The parts of the contract that every element has. */
export const commonFacts = {
  attributes: attributeFacts({lang: {type: 'string'}, ...commonAttributes}, commonAttributeContracts),
  properties: named(commonProperties),
  tokens: named(commonTokens),
} as const;

import type {
  ClassField,
  CustomElementField,
  ClassMethod,
  CustomElementDeclaration,
  JavaScriptModule,
  Package,
} from 'custom-elements-manifest';
import {commonSlot} from '../widgets/element/common-contract.ts';
import {attributeDefault, attributeType} from './attribute-type.ts';
import {type AttributeFact, commonFacts, elementFacts, type ElementFacts} from './element-facts.ts';

const attributesOf = (facts: readonly AttributeFact[]): CustomElementDeclaration['attributes'] =>
  facts.map(({name, spec, property, does}) => ({
    name,
    type: {text: attributeType(spec)},
    ...optional('default', attributeDefault(spec)),
    ...optional('fieldName', property),
    description: does,
  }));

const optional = <Key extends string>(
  key: Key,
  value: string | undefined,
): {readonly [Name in Key]?: string} =>
  value === undefined ? {} : ({[key]: value} as {readonly [Name in Key]?: string});

const fieldsOf = (facts: readonly AttributeFact[]): readonly CustomElementField[] =>
  facts.flatMap(({name, spec, property, does}) =>
    property === undefined
      ? []
      : [
          {
            kind: 'field',
            name: property,
            attribute: name,
            type: {text: attributeType(spec)},
            ...optional('default', attributeDefault(spec)),
            description: does,
          } satisfies CustomElementField,
        ],
  );

const methodOf = ({name, type, does}: ElementFacts['methods'][number]): ClassMethod => {
  const {given, returned} = /^\((?<given>.*)\) => (?<returned>.*)$/.exec(type)?.groups ?? {};
  if (given === undefined || returned === undefined) throw new Error(`${name} is no method: ${type}`);
  const parameters = given === '' ? [] : [given.split(': ')];
  return {
    kind: 'method',
    name,
    description: does,
    parameters: parameters.map(([parameter = '', text = '']) => ({name: parameter, type: {text}})),
    return: {type: {text: returned}},
  };
};

const declarationOf = (facts: ElementFacts): CustomElementDeclaration => {
  const attributes = [...facts.attributes, ...commonFacts.attributes];
  const properties = [...facts.properties, ...commonFacts.properties];
  return {
    kind: 'class',
    customElement: true,
    name: facts.className,
    tagName: facts.tag,
    description: facts.summary,
    superclass: {name: 'HTMLElement'},
    attributes: attributesOf(attributes) ?? [],
    members: [
      ...fieldsOf(attributes),
      ...properties.map(({name, type, does}): ClassField => ({
        kind: 'field',
        name,
        type: {text: type},
        description: does,
      })),
      ...facts.methods.map(methodOf),
    ],
    events: facts.events.map(({name, detail, when}) => ({
      name,
      type: {text: `CustomEvent<${detail}>`},
      description: when,
    })),
    slots: [{name: '', description: commonSlot}],
    cssParts: facts.parts.map(({name, does}) => ({name, description: does})),
    cssProperties: [...facts.tokens, ...commonFacts.tokens].map(({name, does, unset}) => ({
      name,
      description: does,
      default: unset,
    })),
  };
};

const moduleOf = (facts: ElementFacts): JavaScriptModule => {
  const path = `${facts.widget}.js`;
  const declaration = {name: facts.className, module: path};
  return {
    kind: 'javascript-module',
    path,
    declarations: [declarationOf(facts)],
    exports: [
      {kind: 'js', name: facts.className, declaration},
      {kind: 'custom-element-definition', name: facts.tag, declaration},
    ],
  };
};

/** Describes the package's elements as a custom-elements manifest, schema 2.1. */
export const customElementsManifest = (): Package => ({
  schemaVersion: '2.1.0',
  readme: 'README.md',
  modules: elementFacts.map(moduleOf),
});

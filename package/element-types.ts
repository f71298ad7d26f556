import {readType, writtenType} from './attribute-fact-type.ts';
import {attributeType} from './attribute-type.ts';
import {type AttributeFact, commonFacts, elementFacts, type ElementFacts} from './element-facts.ts';

/** Returns the prefix of an element's type names: `QuoteForm`. */
const stem = ({className}: ElementFacts): string => className.replace(/Element$/, '');

const doc = (text: string, indent: string): string => `${indent}/** ${text.replaceAll('*/', '* /')} */\n`;

const isPlainName = (name: string): boolean => /^[a-z]\w*$/i.test(name);
const key = (name: string): string => (isPlainName(name) ? name : `'${name}'`);

/** Writes an attribute for templates, and its property when that has another name. */
const propLines = (fact: AttributeFact): string => {
  const {name, property, does, spec} = fact;
  const attribute = `${doc(does, '  ')}  ${key(name)}?: ${writtenType(fact)} | undefined;\n`;
  return property === undefined || property === name
    ? attribute
    : `${attribute}${doc(does, '  ')}  ${property}?: ${attributeType(spec)} | undefined;\n`;
};

const propsType = (facts: ElementFacts): string => {
  const lines = [...facts.attributes, ...commonFacts.attributes].map(propLines);
  const members = facts.properties.map(
    ({name, type, does}) => `${doc(does, '  ')}  ${name}?: ${type} | undefined;\n`,
  );
  return `/** The attributes and properties of \`<${facts.tag}>\`, for templates. */\nexport interface ${stem(facts)}Props {\n${lines.join('')}${members.join('')}}\n`;
};

const eventsType = (facts: ElementFacts): string => {
  const lines = facts.events.map(
    ({name, detail, when}) => `${doc(when, '  ')}  '${name}': CustomEvent<${detail}>;\n`,
  );
  return `/** The events of \`<${facts.tag}>\`. Each bubbles and crosses shadow roots. */\nexport interface ${stem(facts)}Events {\n${lines.join('')}}\n`;
};

const accessors = (facts: readonly AttributeFact[]): string =>
  facts
    .filter(({property}) => property !== undefined)
    .map(
      (fact) =>
        `${doc(fact.does, '  ')}  get ${fact.property}(): ${readType(fact)};\n  set ${fact.property}(value: ${attributeType(fact.spec)} | null | undefined);\n`,
    )
    .join('');

const listening = (facts: ElementFacts): string => {
  const events = `${stem(facts)}Events`;
  return ['add', 'remove']
    .map((verb) => {
      const options = verb === 'add' ? 'AddEventListenerOptions' : 'EventListenerOptions';
      const declare = (head: string, listener: string): string =>
        `  ${verb}EventListener${head}, listener: ${listener}, options?: boolean | ${options}): void;\n`;
      return [
        declare(
          `<Name extends keyof ${events}>(type: Name`,
          `(this: ${facts.className}, event: ${events}[Name]) => unknown`,
        ),
        declare(
          '<Name extends keyof HTMLElementEventMap>(type: Name',
          `(this: ${facts.className}, event: HTMLElementEventMap[Name]) => unknown`,
        ),
        declare('(type: string', 'EventListenerOrEventListenerObject'),
      ].join('');
    })
    .join('');
};

const classType = (facts: ElementFacts): string => {
  const properties = facts.properties.map(
    // A read returns any value of the type; a write accepts some of them.
    ({name, type, does}) =>
      `${doc(does, '  ')}  get ${name}(): ${type.replace(/^Partial<(.*)>$/, '$1')};\n  set ${name}(value: ${type});\n`,
  );
  const methods = facts.methods.map(
    ({name, type, does}) => `${doc(does, '  ')}  ${name}${type.replace(' => ', ': ')};\n`,
  );
  const common = commonFacts.properties.map(
    ({name, type, does}) => `${doc(does, '  ')}  readonly ${name}: ${type};\n`,
  );
  return `${doc(facts.summary, '')}export declare class ${facts.className} extends HTMLElement {\n${accessors([...facts.attributes, ...commonFacts.attributes])}${properties.join('')}${common.join('')}${methods.join('')}${listening(facts)}}\n`;
};

/** Writes the union of all elements' events. */
const ofAnyElement = (name: string): string => {
  const details = elementFacts.flatMap(({events}) =>
    events.filter((event) => event.name === name).map(({detail}) => `CustomEvent<${detail}>`),
  );
  return [...new Set(details)].join(' | ');
};

/** Writes `elements.d.ts` of the package: classes, attributes and typed events of every element, and their tags in the DOM. */
export const elementTypes = (): string => {
  const eventNames = [...new Set(elementFacts.flatMap(({events}) => events.map(({name}) => name)))];
  const tags = elementFacts.map(
    (facts) =>
      `  '${facts.tag}': {element: ${facts.className}; props: ${stem(facts)}Props; events: ${stem(facts)}Events};\n`,
  );
  return [
    '// Generated from the contracts of the elements.\n',
    ...elementFacts.flatMap((facts) => [propsType(facts), eventsType(facts), classType(facts)]),
    `/** Every element by its tag, for the types of frameworks. */\nexport interface LamplightTags {\n${tags.join('')}}\n`,
    `/** The events of any element, as they reach the document. */\nexport interface LamplightEvents {\n${eventNames.map((name) => `  '${name}': ${ofAnyElement(name)};\n`).join('')}}\n`,
    `declare global {\n  interface HTMLElementTagNameMap {\n${elementFacts.map(({tag, className}) => `    '${tag}': ${className};\n`).join('')}  }\n  interface DocumentEventMap extends LamplightEvents {}\n}\n`,
  ].join('\n');
};

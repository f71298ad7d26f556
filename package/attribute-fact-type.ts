import {LANGUAGES} from '../contract/language.ts';
import {attributeType} from './attribute-type.ts';
import type {AttributeFact} from './element-facts.ts';

const languageType = LANGUAGES.map((language) => `'${language}'`).join(' | ');

/** Writes the type of an attribute's text; for numbers and booleans also the text of the value. */
export const writtenType = (fact: AttributeFact): string => {
  switch (fact.spec.type) {
    case 'number':
      return 'number | `${number}`';
    case 'boolean':
      return "'true' | 'false'"; // frameworks drop an attribute that is false, and absent is the default
    default:
      return fact.name === 'lang' ? languageType : attributeType(fact.spec);
  }
};

/** Writes the type of a property that is read; without a default it may be undefined. */
export const readType = ({spec}: AttributeFact): string =>
  spec.default === undefined && spec.type !== 'boolean'
    ? `${attributeType(spec)} | undefined`
    : attributeType(spec);

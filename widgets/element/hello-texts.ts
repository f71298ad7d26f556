import type {Catalogs} from './element-class.ts';

/** The texts of elements in tests: one word in each language. French comes from a file, the others are at hand. */
export const helloTexts: Catalogs = (lang) =>
  ({
    en: {hello: 'Hello'},
    es: {hello: 'Hola'},
    fr: Promise.resolve({hello: 'Bonjour'}),
    de: {hello: 'Hallo'},
    zh: {hello: '你好'},
  })[lang];

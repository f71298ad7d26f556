import {createHash} from 'node:crypto';
import {fileURLToPath} from 'node:url';
import {builtInTestimonials} from '../agency/testimonials/built-in.ts';
import {LANGUAGES} from '../contract/language.ts';
import {type WidgetName, widgetNames} from '../widgets/embed/names.ts';
import {firstArticles, otherArticles} from './article-lists.ts';
import {partOfCatalog} from './catalog-texts.ts';

/** The module of the runtime that loads the files. */
export const textFilesModule = fileURLToPath(new URL('../widgets/element/text-files.ts', import.meta.url));

/** A text file: a module with one catalog, relative to `/embed/v1/`. */
type TextFile = {
  readonly fileName: string;
  readonly source: string;
};

const parts = [
  {part: 'first', suffix: ''},
  {part: 'late', suffix: '.late'},
] as const;

/**
 * The data that an element needs in one language besides its first and its late texts; texts and data load in one
 * request.
 */
const dataOf: Partial<Record<WidgetName, Record<'first' | 'late', (lang: string) => object>>> = {
  blog: {first: firstArticles, late: otherArticles},
};

const sourceOf = (widget: WidgetName, lang: string, part: 'first' | 'late'): string => {
  const texts = `export default${JSON.stringify(partOfCatalog(widget, lang, part))}`;
  const data = dataOf[widget]?.[part](lang);
  return data ? `${texts};export const data=${JSON.stringify(data)}` : texts;
};

/** The sample agency's testimonials are separate files, because visitors of a real agency never need them. */
const samples = () =>
  LANGUAGES.map((lang) => ({
    name: `testimonials.samples.${lang}`,
    source: `export default${JSON.stringify(builtInTestimonials(lang))}`,
  }));

const allTexts = () =>
  widgetNames
    .flatMap((widget) =>
      parts.flatMap(({part, suffix}) =>
        LANGUAGES.map((lang) => ({
          name: `${widget}${suffix}.${lang}`,
          source: sourceOf(widget, lang, part),
        })),
      ),
    )
    .concat(samples())
    .filter(({source}) => !/^export default(\{\}|\[\])$/.test(source)); // most read-only elements have no late texts

let id: string | undefined;

/** Returns eight characters that change with any text of any element, so that the files are immutable. */
export const textsId = (): string =>
  (id ??= createHash('sha256').update(JSON.stringify(allTexts())).digest('hex').slice(0, 6).toUpperCase());

/** Returns whether an element has late texts. */
export const hasLateTexts = (name: string): boolean =>
  Object.keys(partOfCatalog(name, 'en', 'late')).length > 0;

/** Returns the file name of an element's texts in a language. */
export const textFileName = (name: string, lang: string): string => `texts/${name}.${lang}-${textsId()}.js`;

/** Lists the text files of all elements. */
export const textFiles = (): TextFile[] =>
  allTexts().map(({name, source}) => ({fileName: `texts/${name}-${textsId()}.js`, source}));

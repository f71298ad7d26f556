import {createHash} from 'node:crypto';
import {fileURLToPath} from 'node:url';
import {builtInTestimonials} from '../agency/testimonials/built-in.ts';
import {LANGUAGES} from '../contract/language.ts';
import {type WidgetName, widgetNames} from '../widgets/embed/names.ts';
import {firstArticles, otherArticles} from './article-lists.ts';
import {partOfCatalog} from './catalog-texts.ts';

/** The module of the runtime that loads the files. */
export const textFilesModule = fileURLToPath(new URL('../widgets/element/text-files.ts', import.meta.url));

/** A file of texts: a module with one catalog, relative to `/embed/v1/`. */
type TextFile = {
  readonly fileName: string;
  readonly source: string;
};

const parts = [
  {part: 'first', suffix: ''},
  {part: 'late', suffix: '.late'},
] as const;

/** The data of an element in one language, beside its first and its late texts: they come with them, in one request. */
const dataOf: Partial<Record<WidgetName, Record<'first' | 'late', (lang: string) => object>>> = {
  blog: {first: firstArticles, late: otherArticles},
};

const sourceOf = (widget: WidgetName, lang: string, part: 'first' | 'late'): string => {
  const texts = `export default${JSON.stringify(partOfCatalog(widget, lang, part))}`;
  const data = dataOf[widget]?.[part](lang);
  return data ? `${texts};export const data=${JSON.stringify(data)}` : texts;
};

/** The sample agency's testimonials: files of their own, since no visitor of a real agency reads them. */
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
    .filter(({source}) => !/^export default(\{\}|\[\])$/.test(source)); // most elements for reading have no late texts

let id: string | undefined;

/** Returns eight characters that change with any text of any element, so that the files are immutable. */
export const textsId = (): string =>
  (id ??= createHash('sha256').update(JSON.stringify(allTexts())).digest('hex').slice(0, 8).toUpperCase());

/** Says whether an element has texts that load late. */
export const hasLateTexts = (name: string): boolean =>
  Object.keys(partOfCatalog(name, 'en', 'late')).length > 0;

/** Names the file of one element's texts in one language. */
export const textFileName = (name: string, lang: string): string => `texts/${name}.${lang}-${textsId()}.js`;

/** Lists the files of texts of all elements. */
export const textFiles = (): TextFile[] =>
  allTexts().map(({name, source}) => ({fileName: `texts/${name}-${textsId()}.js`, source}));

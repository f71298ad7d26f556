import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import type {Language} from '../../contract/language.ts';
import {LANGUAGE_NAMES} from '../../contract/language-name.ts';
import {heightSteps, ROOM, ROOM_STYLE} from '../../contract/reserved-room.ts';
import {type WidgetName, widgetNames} from '../../widgets/embed/names.ts';
import {placeableForms} from '../../widgets/embed/placeable.ts';
import {buttonHeights, reservedHeights, type ReservedHeights} from '../../widgets/embed/reserved-heights.ts';
import {commonFacts, elementFacts} from '../element-facts.ts';
import {blockOf} from './block.ts';
import german from './messages/de.json' with {type: 'json'};
import english from './messages/en.json' with {type: 'json'};
import spanish from './messages/es.json' with {type: 'json'};
import french from './messages/fr.json' with {type: 'json'};
import chinese from './messages/zh.json' with {type: 'json'};
import {gettextCatalog, type Translation} from './translations.ts';

type Texts = Readonly<Record<keyof typeof english, string>>;

/** WordPress's name of each language, and the texts in the language. The plugin's own texts are English. */
const catalogs: Readonly<Record<Exclude<Language, 'en'>, readonly [locale: string, texts: Texts]>> = {
  es: ['es_ES', spanish],
  fr: ['fr_FR', french],
  de: ['de_DE', german],
  zh: ['zh_CN', chinese],
};

/** The equivalent page on the agency's site, without the language's prefix: linked while the server does not answer. */
const places: Readonly<Record<WidgetName, string>> = {
  'quote-form': '#hero',
  'contact-form': '#contact',
  questionnaire: '/ai-workflow',
  chat: '#contact',
  'aca-calculator': '/ai-workflow',
  'life-calculator': '#calculators',
  'retirement-calculator': '#calculators',
  'enrollment-banner': '',
  testimonials: '#testimonials',
  blog: '/blog',
};

// Authors of posts may not choose another server: only the settings name one.
const ELSEWHERE = new Set(['api', 'site', 'lang', 'partner', 'theme']);

const stepsOf = (reserved: ReservedHeights) =>
  Object.fromEntries(Object.entries(reserved).map(([lang, heights]) => [lang, heightSteps(heights)]));

const described = (server: string) => ({
  server,
  languages: LANGUAGE_NAMES,
  room: {name: ROOM, style: ROOM_STYLE.join(';')},
  elements: Object.fromEntries(
    elementFacts.map(({widget, attributes}) => [
      widget,
      {
        attributes: [...attributes, ...commonFacts.attributes]
          .map(({name}) => name)
          .filter((name) => !ELSEWHERE.has(name)),
        place: places[widget],
        heights: stepsOf(reservedHeights(widget)),
        ...(placeableForms.includes(widget) && {dialogHeights: stepsOf(buttonHeights(widget))}),
      },
    ]),
  ),
});

const isKey = (key: string): key is keyof Texts => key in english;

/**
 * Pairs each English text with its translation: plain, and with the contexts that WordPress adds to names and
 * descriptions of blocks.
 */
const translationsInto = (texts: Texts): Translation[] =>
  Object.keys(english)
    .filter(isKey)
    .map((key) => {
      const [text, translated] = [english[key], texts[key]];
      if (key.endsWith('.does')) return {text, translated, context: 'block description'};
      const isTitle = (widgetNames as readonly string[]).includes(key);
      return isTitle ? {text, translated, context: 'block title'} : {text, translated};
    });

const sources = fileURLToPath(new URL('plugin', import.meta.url));

/**
 * Lists the files of the plugin by their names in the zip. `server` is the address that the settings page proposes; nothing is requested
 * from it until an administrator saves the settings.
 */
export const pluginFiles = (
  version: string,
  server: string,
): Readonly<Record<string, string | Uint8Array>> => {
  const written = readdirSync(sources, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return Object.fromEntries([
    ...written.map((file) => [
      `lamplight/${file.slice(sources.length + 1)}`,
      readFileSync(file, 'utf8').replaceAll('__LAMPLIGHT_VERSION__', version),
    ]),
    ['lamplight/includes/elements.json', JSON.stringify(described(server))],
    ...widgetNames.map((name) => [
      `lamplight/blocks/${name}/block.json`,
      `${JSON.stringify(blockOf(name, english, version), undefined, 2)}\n`,
    ]),
    ...Object.values(catalogs).map(([locale, texts]) => [
      `lamplight/languages/lamplight-${locale}.mo`,
      gettextCatalog(locale, translationsInto(texts)),
    ]),
  ]) as Readonly<Record<string, string | Uint8Array>>;
};

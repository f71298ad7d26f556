import {type ComponentType, h} from 'preact';
import {renderToString} from 'preact-render-to-string';
import {readAttributes} from '../element/attributes.ts';
import type {ElementClass} from '../element/element-class.ts';
import baseStyles from '../element/base.css?inline';
import {commonAttributes} from '../element/common-attributes.ts';
import tokens from '../element/tokens.css?inline';
import type {Language} from '../../contract/language.ts';
import type {ViewClass, ViewProps} from '../element/view-element.ts';
import {createTranslate} from '../element/translate.ts';
import type {WidgetName} from './names.ts';
import {prerenderedElements} from './prerendered-elements.ts';

/** Hides what has no effect without a script: buttons that send nothing, and the language picker. */
export const NEEDS_SCRIPT = '@media (scripting:none){button[type=button],[part~=picker]{display:none}}';

/** Shows the children of the tag if no script runs. */
export const CHILDREN = '<noscript><slot></slot></noscript>';

/**
 * Returns the parts for browsers without a script, on the agency's own pages. Calculators add the children of their tag, which name the telephone, and
 * the list of articles adds a link to each article. The questionnaire only has its children, because nothing answers its questions.
 */
export const withoutScript = (
  name: WidgetName,
  attributes: Readonly<Record<string, string>>,
): {readonly more: string; readonly extraStyle: string} => {
  if (name === 'questionnaire')
    return {more: CHILDREN, extraStyle: '@media (scripting:none){.lamplight{display:none}}'};
  const isList = name === 'blog' && attributes['article'] === undefined;
  return {more: isList || name.endsWith('-calculator') ? CHILDREN : '', extraStyle: NEEDS_SCRIPT};
};

/** Draws an element in the form that visitors see before any script runs. */
export type PrerenderedWidget = {
  /** The declarative shadow root: the content between the element's tags. */
  readonly markup: string;
  /** The text of its `<style>`, for the page's CSP hash. */
  readonly style: string;
};

const isView = (element: ElementClass): element is ViewClass & {readonly prototype: object} =>
  'View' in element;

/**
 * Draws an element into a declarative shadow root, as the client will draw it again. Attributes come from the tag;
 * links and forms lead to `origin`, which is empty on the agency's own pages. `more` follows the drawing, where the
 * client does not change it, and `extraStyle` applies until the client has loaded. Throws when an attribute is bad, or
 * the view cannot be drawn without a browser.
 */
export const prerenderWidget = async (
  name: WidgetName,
  lang: Language,
  attributes: Readonly<Record<string, string>>,
  {origin = '', more = '', extraStyle = ''} = {},
): Promise<PrerenderedWidget> => {
  const element = prerenderedElements[name];
  const table = {...element.attributes, ...commonAttributes};
  const values = readAttributes(
    name,
    table,
    (attribute) => attributes[attribute] ?? null,
    (error) => {
      throw error;
    },
  );
  const {content, styles} = isView(element)
    ? await drawView(element, lang, {values, origin})
    : {content: '<div class="pending"></div>', styles: ''};
  const style = baseStyles + (isView(element) ? tokens : '') + element.styles + styles + extraStyle;
  const root = `<div class="lamplight" lang="${lang}" data-theme="${values.theme}">${content}</div>`;
  return {markup: `<template shadowrootmode="open"><style>${style}</style>${root}${more}</template>`, style};
};

const drawView = async (
  element: ViewClass & {readonly prototype: object},
  lang: Language,
  {values, origin}: {readonly values: object; readonly origin: string},
): Promise<{readonly content: string; readonly styles: string}> => {
  const props = values as ViewProps<unknown, object>['attributes'];
  const initial = element.initialState(props);
  const state = {...initial, ...(await element.preload?.(initial, lang))};
  const t = createTranslate(await element.catalogs(lang));
  // Handlers may use the element's methods; none runs here.
  const inert: unknown = Object.create(element.prototype, {
    siteOrigin: {value: origin},
    apiOrigin: {value: origin},
  });
  const View = element.View as ComponentType<ViewProps<unknown, object>>;
  const content = renderToString(h(View, {element: inert, state, attributes: props, t, lang}));
  return {content, styles: element.stateStyles?.(state) ?? ''};
};

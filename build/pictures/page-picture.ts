import {join} from 'node:path';
import escapeHtml from 'escape-html';
import {loadArticle} from '../../agency/articles/load-articles.ts';
import {readDrawing} from '../../agency/articles/drawing.ts';
import type {Language} from '../../contract/language.ts';
import {loadContent} from '../../agency/content.ts';
import type {PageRequest} from '../../host/prerender.tsx';
import type {Route} from '../../host/routing/route.ts';
import {root} from '../product.ts';
import {SHARING_SIZE, type SharingPicture} from './sharing-svg.ts';

/** A rendered page before fonts and picture are added. */
export type DrawnPage = {
  readonly page: PageRequest;
  readonly html: string;
  /** The text of the page's h1. */
  readonly heading: string;
  /** The name of a drawing in `host/drawing/spots`. */
  readonly drawing: string;
  readonly route: Route;
};

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
  '#39': "'",
};

/** Returns the text of the first h1 of a page. Throws when there is none. */
export const headingOf = (html: string): string => {
  const heading = /<h1[^>]*>(?<text>[\s\S]*?)<\/h1>/u.exec(html)?.groups?.['text'];
  if (heading === undefined) throw new Error('a page has no h1');
  return heading
    .replaceAll(/<[^>]+>/gu, '')
    .replaceAll(/&(?<name>[^;]+);/gu, (entity, name: string) => entities[name] ?? entity);
};

const iconOf = (lang: Language, service: string): string | undefined =>
  loadContent(lang).services.find(({id}) => id === service)?.icon;

/** Returns the content of a page's picture: its heading and its drawing; for an article, the article's drawing. */
export const sharingPicture = (
  {page, heading, drawing, route}: DrawnPage,
  agencyName: string,
): SharingPicture => {
  const article = route.page === 'article' ? loadArticle(page.lang, route.id) : undefined;
  const icon = route.page === 'service' ? iconOf(page.lang, route.id) : undefined;
  return {
    title: heading,
    agencyName,
    drawing: article
      ? {viewBox: '0 0 160 90', strokes: article.drawing}
      : readDrawing(join(root, 'host/drawing/spots', `${icon ?? drawing}.svg`)),
  };
};

/** Writes the meta tags of a page's picture for networks and messengers. */
export const pictureTags = (address: string, alt: string): readonly string[] =>
  [
    ['og:image', address],
    ['og:image:type', 'image/png'],
    ['og:image:width', String(SHARING_SIZE.width)],
    ['og:image:height', String(SHARING_SIZE.height)],
    ['og:image:alt', alt],
  ].map(([property = '', content = '']) => `<meta property="${property}" content="${escapeHtml(content)}">`);

/** Adds the page's picture to the structured data of an article; other pages have none. */
export const withArticlePicture = (html: string, address: string): string =>
  html.replace('"@type":"BlogPosting"', (type) => `${type},"image":${JSON.stringify(address)}`);

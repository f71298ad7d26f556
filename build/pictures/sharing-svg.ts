import escapeHtml from 'escape-html';
import type {Stroke} from '../../agency/articles/article.ts';
import {farTowers, nearTowers, treeLine} from '../../host/drawing/skyline-shapes.ts';
import {fitTitle} from './title-lines.ts';

/** The size of a shared link's picture in pixels, in a ratio that messengers and networks show uncropped. */
export const SHARING_SIZE = {width: 1200, height: 630} as const;

/** The content of a picture. */
export type SharingPicture = {
  readonly title: string;
  readonly agencyName: string;
  readonly drawing: {readonly viewBox: string; readonly strokes: readonly Stroke[]};
};

// The light scheme of look/tokens.css.
const colors = {
  ink: '#14273a',
  paper: '#fbf8f2',
  far: '#9fb7b2',
  near: '#2c6268',
  nearest: '#14273a',
  dusk: '#f7e6c8',
  teal: '#9cc4bf',
  glow: '#f3c981',
  flame: '#e9a23b',
} as const;

const room = {sizes: [78, 70, 62, 54, 48, 42], widthPx: 640, maxLines: 4} as const;

const outlines = (towers: readonly {readonly outline: string}[]): string =>
  towers.map(({outline}) => outline).join('');

const strokesOf = (strokes: readonly Stroke[]): string =>
  strokes
    .map(({fill, line}) =>
      fill === undefined ? `<path d="${line}"/>` : `<path d="${line}" fill="${colors[fill]}" stroke="none"/>`,
    )
    .join('');

/** Lays a picture out as SVG: heading and name on paper, the page's drawing beside them, Houston below. */
export const sharingSvg = ({title, agencyName, drawing}: SharingPicture): string => {
  const {sizePx, lines} = fitTitle(title, room);
  const lineHeight = Math.round(sizePx * 1.14);
  const top = Math.round(222 - ((lines.length - 1) * lineHeight) / 2 + sizePx * 0.32);
  const words = lines
    .map((line, index) => `<text x="72" y="${top + index * lineHeight}">${escapeHtml(line)}</text>`)
    .join('');
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">',
    `<path fill="${colors.paper}" d="M0 0h1200v630H0z"/>`,
    `<path fill="${colors.dusk}" d="M0 444h1200v70H0z"/>`,
    `<g transform="translate(520 360) scale(.5)"><path fill="${colors.far}" d="${outlines(farTowers)}"/>`,
    `<path fill="${colors.near}" d="${outlines(nearTowers)}"/></g>`,
    `<path fill="${colors.nearest}" d="${treeLine}" transform="translate(0 219)"/>`,
    `<path fill="${colors.ink}" d="M0 518h1200v112H0z"/>`,
    `<svg x="778" y="56" width="340" height="300" viewBox="${drawing.viewBox}" fill="none" stroke="${colors.ink}"`,
    ` stroke-width="2.25" stroke-linecap="round" stroke-linejoin="round">${strokesOf(drawing.strokes)}</svg>`,
    `<g font-family="Newsreader" font-size="${sizePx}" fill="${colors.ink}">${words}</g>`,
    `<g transform="translate(72 545) scale(1.3)"><path fill="${colors.flame}" d="M16 11.5c3.6 5 4.4 7 3.4 9.4a3.9 3.9 0 0 1-6.8 0c-1-2.4-.2-4.4 3.4-9.4z"/>`,
    `<path fill="none" stroke="${colors.paper}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" d="M7 24C2 14 7 2 16 2s14 12 9 22M11.5 9h9M11 9c-4 5-4 11 0 15h10c4-4 4-10 0-15M9 27h14l3 8H6zM4 37.5h24"/></g>`,
    `<text x="134" y="583" font-family="Newsreader" font-size="34" fill="${colors.paper}">${escapeHtml(agencyName)}</text>`,
    '</svg>',
  ].join('');
};

import {mkdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {rasterize} from './raster.ts';

type Look = {
  /** The color behind the lamp; `none` for a transparent icon. */
  readonly ground: string;
  readonly line: string;
  readonly flame: string;
};

const ON_INK: Look = {ground: '#14273a', line: '#fbf8f2', flame: '#e9a23b'};
// Another color than the site's icon, because both may be on a home screen.
const ON_PAPER: Look = {ground: '#fbf8f2', line: '#14273a', flame: '#e9a23b'};
// Android uses only the shape in the notification bar.
const SHAPE: Look = {ground: 'none', line: '#fff', flame: '#fff'};

type Icon = {
  readonly file: string;
  readonly sizePx: number;
  /** The radius of the corners: round in a tab, none where the system masks the icon. */
  readonly radius: number;
  /** The lamp's size: a mask shows only the middle four fifths. */
  readonly scale: number;
};

const icons: readonly Icon[] = [
  {file: 'apple-touch-icon.png', sizePx: 180, radius: 0, scale: 0.86},
  {file: 'icon-192.png', sizePx: 192, radius: 10, scale: 1},
  {file: 'icon-512.png', sizePx: 512, radius: 10, scale: 1},
  {file: 'icon-maskable-512.png', sizePx: 512, radius: 0, scale: 0.72},
];

/** Draws the lamp of the wordmark, in a box of 48 by 48. */
const iconSvg = (radius: number, scale: number, {ground, line, flame}: Look = ON_INK): string =>
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">' +
  `<rect width="48" height="48" rx="${radius}" fill="${ground}"/>` +
  `<g transform="translate(${24 - 16 * scale} ${24 - 20 * scale}) scale(${scale})">` +
  `<path fill="${flame}" d="M16 10.5c3.6 5 4.4 7 3.4 9.4a3.9 3.9 0 0 1-6.8 0c-1-2.4-.2-4.4 3.4-9.4z"/>` +
  `<path fill="none" stroke="${line}" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round" ` +
  'd="M7 24C2 14 7 2 16 2s14 12 9 22M11.5 9h9M11 9c-4 5-4 11 0 15h10c4-4 4-10 0-15M9 27h14l3 8H6zM4 37.5h24"/></g></svg>';

/** Writes the icons of the site and the manifest of the app that a visitor may put on the home screen. */
export const writeIcons = async (site: string, agencyName: string): Promise<void> => {
  writeFileSync(join(site, 'icon.svg'), iconSvg(10, 1));
  for (const {file, sizePx, radius, scale} of icons)
    writeFileSync(join(site, file), await rasterize(iconSvg(radius, scale), sizePx));
  const manifest = {
    name: agencyName,
    short_name: agencyName.split(' ', 1)[0],
    start_url: '/',
    display: 'browser',
    background_color: '#fbf8f2',
    theme_color: '#14273a',
    icons: [
      {src: '/icon-192.png', sizes: '192x192', type: 'image/png'},
      {src: '/icon-512.png', sizes: '512x512', type: 'image/png'},
      {src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable'},
      {src: '/icon.svg', sizes: 'any', type: 'image/svg+xml'},
    ],
  };
  writeFileSync(join(site, 'site.webmanifest'), JSON.stringify(manifest));
};

/** Writes the icons of the desk: the lamp on paper, and the badge of a notification. */
export const writeDeskIcons = async (folder: string): Promise<void> => {
  mkdirSync(folder, {recursive: true});
  for (const {file, sizePx, radius, scale} of icons)
    writeFileSync(join(folder, file), await rasterize(iconSvg(radius, scale, ON_PAPER), sizePx));
  writeFileSync(join(folder, 'badge.png'), await rasterize(iconSvg(0, 1, SHAPE), 96));
};

import {everyElement, type HostilePage, loaderTag, rounds} from './hostile-page.ts';
import {squeezedTexts} from './page-state.ts';

/** A sheet that makes everything on the page look wrong. */
export const LOUD_STYLES = `<style>
  html { font-size: 62.5%; direction: rtl; }
  * { letter-spacing: .4em !important; line-height: 3 !important; text-transform: uppercase !important; color: red !important;
      font-size: 40px !important; text-align: right !important; background: yellow !important; display: inline !important; }
  body { font-style: italic; word-spacing: 1em; text-indent: 3em; white-space: pre; visibility: visible; cursor: wait; }
</style>`;

// Parents that are as wide as their content: an element without its own width is invisible there.
const SHRINKING = [
  'display: flex',
  'display: flex; flex-direction: column; align-items: center',
  'display: grid; justify-items: center',
  'display: table-cell',
  'float: left',
  'position: absolute; width: max-content',
];

const styled = (name: string, styles: string, more: Partial<HostilePage> = {}): HostilePage => ({
  name,
  write: ({site}) => ({head: `<style>${styles}</style>${loaderTag(site)}`, body: everyElement()}),
  ...more,
});

/** Pages whose styles and layout disturb elements. */
export const hostileStyles: readonly HostilePage[] = [
  styled('no style of its own', ''),
  {
    name: 'a sheet full of !important',
    write: ({site}) => ({head: LOUD_STYLES + loaderTag(site), body: everyElement()}),
  },
  styled(
    'a reset sheet',
    '*, *::before, *::after { all: unset; box-sizing: border-box; margin: 0; padding: 0; }',
  ),
  styled('a root font size of 62.5 %', 'html { font-size: 62.5%; } body { font-size: 1.6rem; }'),
  {
    name: 'text from right to left',
    write: ({site}) => ({head: loaderTag(site), body: `<main dir="rtl" lang="ar">${everyElement()}</main>`}),
  },
  styled('a dark color scheme', ':root { color-scheme: dark; background: #111; color: #eee; }'),
  ...SHRINKING.map((style): HostilePage => ({
    name: `a parent with ${style}`,
    // Each alone: beside others an element has a share of their width, or the width of the widest.
    write: ({site}) => ({
      head: loaderTag(site),
      body: everyElement().replaceAll(
        /<.+/g,
        (element) => `<section style="display: flow-root"><div style="${style}">${element}</div></section>`,
      ),
    }),
  })),
  styled(
    'transformed, filtered and clipping ancestors',
    'body { transform: scale(.9); filter: sepia(.2); overflow: hidden; contain: paint; perspective: 500px; }',
  ),
  {
    name: 'ancestors that are hidden at first',
    write: ({site}) => ({
      head: loaderTag(site),
      body: `<main style="display: none">${everyElement()}</main>
        <script>setTimeout(() => { document.querySelector('main').style.display = 'block'; }, 500);</script>
        ${rounds("const {style} = document.querySelector('main'); style.display = 'none'; document.body.offsetTop; style.display = 'block';")}`,
    }),
  },
  styled('a zoom of 400 %', 'html { zoom: 4; } body { margin: 0; }', {lastLook: squeezedTexts}),
  styled(
    "an ad blocker's rules",
    '[id*="banner"], [class*="banner"], [class*="ads"], .ad { display: none !important; }',
  ),
  styled('forced colors', '', {media: {forcedColors: 'active'}}),
  styled('reduced motion', '', {media: {reducedMotion: 'reduce'}}),
  styled('print', '', {media: {media: 'print'}}),
];

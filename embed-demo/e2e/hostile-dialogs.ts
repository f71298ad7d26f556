import {isPlaceable} from '../../widgets/embed/placeable.ts';
import {widgetNames} from '../../widgets/embed/names.ts';
import type {HostilePage} from './hostile-page.ts';

/** The pages that could disturb a button or a dialog, and whether every run of the tests visits their second form. */
const CHOSEN: ReadonlyMap<string, boolean> = new Map([
  ['a sheet full of !important', true],
  ['a reset sheet', false],
  ['a root font size of 62.5 %', false],
  ['text from right to left', false],
  ['a dark color scheme', false],
  ['a parent with display: flex', false],
  ['transformed, filtered and clipping ancestors', false],
  ['ancestors that are hidden at first', false],
  ['a zoom of 400 %', true],
  ['frozen built-ins', false],
  ['patched built-ins, AMD and a blocked storage', false],
  ["a strict policy and Trusted Types 'none'", false],
  ['short-cuts of its own', false],
  ['every file at once: loader twice, modules, standalone files', false],
  ['two versions at once', false],
  ['a frame with a sandbox', false],
  ['Back from another page', false],
  ['inside a shadow root of the page', false],
  ['innerHTML written again and again', false],
  ['Turbo, which swaps the body and caches a clone', false],
  ['React, which renders again and replaces', false],
  ['Vue, which renders again and replaces', false],
  ['1,000 mounts', false],
]);

const placeable = widgetNames.filter(isPlaceable);
const tags = new RegExp(`<(lamplight-(?:${placeable.join('|')}))(?=[ >])`, 'gu');

const behindButton = (page: HostilePage): HostilePage => ({
  ...page,
  name: `${page.name}, behind buttons`,
  isBehindButtons: true,
  isInEveryRun: CHOSEN.get(page.name) ?? false,
  write: (addresses) => {
    const {head = '', body, ...more} = page.write(addresses);
    // React and Vue write their tags themselves, by this list.
    const names = `<script type="application/json" id="behind-buttons">${JSON.stringify(placeable)}</script>`;
    // Without quotes, because one page writes its tags in a string of a script.
    return {...more, head: head + names, body: body.replaceAll(tags, '<$1 placement=dialog')};
  },
});

/** Lists pages a second time, with each form and calculator behind a button. */
export const behindButtons = (pages: readonly HostilePage[]): readonly HostilePage[] => {
  const missing = [...CHOSEN.keys()].filter((name) => !pages.some((page) => page.name === name));
  if (missing.length > 0) throw new Error(`no hostile page is named ${missing.join(', ')}`);
  return pages.filter(({name}) => CHOSEN.has(name)).map(behindButton);
};

import {behindButtons} from './hostile-dialogs.ts';
import type {HostilePage} from './hostile-page.ts';
import {hostileRenders} from './hostile-renders.ts';
import {hostileScripts} from './hostile-scripts.ts';
import {hostileStyles} from './hostile-styles.ts';

const inThePage: readonly HostilePage[] = [...hostileStyles, ...hostileScripts, ...hostileRenders];

/** Lists every hostile page: `npm test` visits the marked pages, `npm run battery` visits all in three engines. */
export const hostilePages: readonly HostilePage[] = [...inThePage, ...behindButtons(inThePage)];

/** Finds a page by its name. Throws when there is none. */
export const hostilePage = (name: string): HostilePage => {
  const found = hostilePages.find((page) => page.name === name);
  if (!found) throw new Error(`no hostile page is named ${name}`);
  return found;
};

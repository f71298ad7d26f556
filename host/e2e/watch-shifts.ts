import type {Page} from '@playwright/test';

/** Adds up how far the page's content moved by itself; movement after a visitor's own act does not count. */
export const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, {shifts, shifted: 0});
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const {value, hadRecentInput, sources} = entry as unknown as {
          value: number;
          hadRecentInput: boolean;
          sources: readonly {node: Node | null}[];
        };
        if (hadRecentInput) continue;
        (window as unknown as {shifted: number}).shifted += value;
        const moved = sources.map(({node}) => (node instanceof Element ? node.className : node?.nodeName));
        shifts.push(`${value.toFixed(4)} ${moved.join(', ')}`);
      }
    }).observe({type: 'layout-shift', buffered: true});
  });

/** Returns the total movement, and the moved parts. */
export const shiftsOn = (page: Page): Promise<{shifted: number; shifts: readonly string[]}> =>
  page.evaluate(() => {
    const {shifted, shifts} = window as unknown as {shifted: number; shifts: string[]};
    return {shifted, shifts};
  });

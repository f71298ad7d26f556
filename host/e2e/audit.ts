import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import type {Page} from '@playwright/test';
import type axe from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Lists axe's violations on the current page, or in the parts of the page that match a selector, including shadow roots: the rule, and the
 * markup of each place.
 */
export const violations = async (page: Page, part?: string): Promise<string[]> => {
  // Evaluated by the debugger, which the page's policy does not restrict; a script tag would be blocked.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(async (selector) => {
    const {axe: engine} = window as unknown as {axe: typeof axe};
    const result = await engine.run(selector ?? document, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      resultTypes: ['violations'],
    });
    return result.violations.map(
      ({id, nodes}) =>
        `${id}: ${nodes.map(({html, any}) => `${html} (${any[0]?.message ?? ''})`).join(' | ')}`,
    );
  }, part);
};

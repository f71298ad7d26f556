import type {Locator} from '@playwright/test';
import {expect, type SiteTab} from '../page-test.ts';

/** Inputs for the calculator's `values` property. */
export type Values = Readonly<Record<string, number | boolean | string>>;

/** The detail of `lamplight-calculated`. */
export type Calculated = {
  readonly inputs: Readonly<Record<string, unknown>>;
  readonly result: {
    readonly [figure: string]: number | string | readonly string[] | null;
    readonly rating: string;
    readonly recommendations: readonly string[];
  };
};

/** Returns the served element's calculation as a page receives it. */
export const calculated = async (element: Locator, values: Values = {}): Promise<Calculated> =>
  element.evaluate(
    (calculator: HTMLElement & {values: Values; calculate: () => void}, given) =>
      new Promise<Calculated>((resolve) => {
        calculator.addEventListener(
          'lamplight-calculated',
          (event) => resolve((event as CustomEvent<Calculated>).detail),
          {once: true},
        );
        calculator.values = given;
        calculator.calculate();
      }),
    values,
  );

/** Opens the landing page and locates the calculator, still closed. */
export const closedCalculator = async (site: SiteTab): Promise<Locator> => {
  await site.visit('/');
  return site.element('retirement-calculator');
};

/** Opens the calculator by its button and waits for its tabs. */
export const openCalculator = async (element: Locator, name: string): Promise<void> => {
  await element.getByRole('button', {name}).click();
  await expect(element.getByRole('tablist')).toBeVisible();
};

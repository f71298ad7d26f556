import {brotli} from './brotli.ts';
import {
  answerBudget,
  wordsBudget,
  budgets,
  FIRST_ROUND_TRIP,
  LOADER_BUDGET,
  openedBudgets,
  ownBudgets,
  PAGE_BUDGET,
} from './budgets.ts';
import {ownFile} from './shared-parts.ts';
import type {WeighedFiles} from './widget-files.ts';

/** Returns the transfer size of a file in current browsers. */
export const brotliSize = (content: string | Uint8Array): number => brotli(content).length;

/** The size of an element in bytes, brotli. */
export type WidgetSize = {
  readonly name: string;
  /** Loader, runtime, element and the largest language: everything before first use. */
  readonly first: number;
  readonly budget: number;
  /** The files that load at the first touch or later: ky, dialogs, results. */
  readonly later: number;
  /** The classic file with all languages. */
  readonly standalone: number;
};

/** The size of every element, and a line for each element over its budget and each file over the first round trip. */
export type SizeReport = {readonly sizes: readonly WidgetSize[]; readonly faults: readonly string[]};

/** Measures every element. Throws when an element has no budget. */
export const weighWidgets = (
  widgets: readonly WeighedFiles[],
  read: (file: string) => Uint8Array,
): SizeReport => {
  const size = (file: string): number => brotliSize(read(file));
  const sum = (files: readonly string[]): number => files.reduce((total, file) => total + size(file), 0);
  const faults: string[] = [];
  if (size('lamplight.js') > LOADER_BUDGET)
    faults.push(`lamplight.js: ${size('lamplight.js')} bytes, budget ${LOADER_BUDGET}`);
  const largestLanguage = ({languages}: WeighedFiles): number =>
    Math.max(...Object.values(languages).map(size));
  const files = new Set(['lamplight.js', ...widgets.flatMap(({first}) => first)]);
  const page = widgets.reduce((total, widget) => total + largestLanguage(widget), sum([...files]));
  if (page > PAGE_BUDGET) faults.push(`all elements on one page: ${page} bytes, budget ${PAGE_BUDGET}`);
  const sizes = widgets.map((widget) => {
    const {name, first, later, opened, lateTexts} = widget;
    const language = largestLanguage(widget);
    const budget = budgets[name];
    if (budget === undefined) throw new Error(`${name} has no budget (build/budgets.ts)`);
    const weight: WidgetSize = {
      name,
      first: size('lamplight.js') + sum(first) + language,
      budget,
      later: sum(later),
      standalone: size(`standalone/${name}.js`),
    };
    if (weight.first > weight.budget) faults.push(`${name}: ${weight.first} bytes, budget ${weight.budget}`);
    const limits = [
      ['itself', size(ownFile(name)) + language, ownBudgets[name]],
      ['opened', weight.first + sum(opened) + Math.max(0, ...lateTexts.map(size)), openedBudgets[name]],
    ] as const;
    for (const [what, bytes, most] of limits)
      if (most !== undefined && bytes > most) faults.push(`${name} ${what}: ${bytes} bytes, budget ${most}`);
    for (const {element, chunks, bytes: most} of [answerBudget, wordsBudget]) {
      if (name !== element) continue;
      const bytes = sum(filesOf(chunks, later));
      if (bytes > most) faults.push(`${name} ${chunks.join(' and ')}: ${bytes} bytes, budget ${most}`);
    }
    for (const file of first) {
      if (size(file) > FIRST_ROUND_TRIP)
        faults.push(`${file}: ${size(file)} bytes, first round trip ${FIRST_ROUND_TRIP}`);
    }
    return weight;
  });
  return {sizes, faults};
};

/** Returns the files of chunks. Throws when a chunk has no file, because the chunk's name has changed. */
const filesOf = (chunks: readonly string[], files: readonly string[]): readonly string[] =>
  chunks.flatMap((chunk) => {
    const found = files.filter((file) => file.split('/').at(-1)?.startsWith(`${chunk}-`));
    if (found.length === 0) throw new Error(`no chunk ${chunk} (build/budgets.ts)`);
    return found;
  });

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(2)} kB`.padStart(10);

/** Formats the sizes as a table for the terminal. */
export const sizeTable = (sizes: readonly WidgetSize[]): string =>
  [
    `${'brotli'.padEnd(24)}${'first use'.padStart(10)}${'budget'.padStart(10)}${'later'.padStart(10)}${'standalone'.padStart(12)}`,
    ...sizes.map(
      ({name, first, budget, later, standalone}) =>
        `${name.padEnd(24)}${kilobytes(first)}${kilobytes(budget)}${kilobytes(later)}${kilobytes(standalone).padStart(12)}`,
    ),
  ].join('\n');

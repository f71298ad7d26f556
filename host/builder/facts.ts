import type {PinnableManifest} from '../../contract/pinned-snippet.ts';
import type {Choice} from './choice.ts';
import type {SnippetKind} from './snippet-kinds.ts';

/** The part of `/embed/v1/manifest.json` that the builder uses. */
export type EmbedFacts = {
  readonly version: string;
  readonly files: Readonly<Record<string, {readonly brotli: number}>>;
  readonly widgets: Readonly<
    Record<
      string,
      {
        readonly first: readonly string[];
        readonly languages: Readonly<Record<string, string>>;
        readonly standalone: string;
        /** Heights in pixels by language and by width. */
        readonly reserve: Readonly<Record<string, Readonly<Record<string, number>>>>;
      }
    >
  >;
};

/** The widths of the two columns that the builder names, in pixels. */
const PHONE = '390';
const WIDE = '1024';

/** Height that may stay empty below an element, in pixels, so that the lines have few rules. */
const SLACK = 64;

/** The heights to reserve, in pixels. */
export type Heights = {
  readonly phone: number;
  readonly wide: number;
  /** The height for each width of the column from which another height holds, narrow widths first. The first width is 0. */
  readonly steps: readonly (readonly [from: number, height: number])[];
};

/**
 * Returns the steps of measured heights. Between two widths the greater of both heights suffices, and nothing below the element may move: a
 * step never reserves less, and up to `SLACK` more.
 */
const stepsOf = (reserve: Readonly<Record<string, number>>): Heights['steps'] => {
  const measured = Object.entries(reserve)
    .map(([width, height]) => [Number(width), height] as const)
    .toSorted(([one], [other]) => one - other);
  const steps: (readonly [number, number])[] = [];
  for (const [place, [width, height]] of measured.entries()) {
    const needed = Math.max(height, measured[place + 1]?.[1] ?? 0);
    const kept = steps.at(-1)?.[1];
    if (kept === undefined) steps.push([0, needed]);
    else if (needed > kept || kept - needed > SLACK) steps.push([width, needed]);
  }
  return steps;
};

/** Reads the heights of the chosen element; undefined while the manifest has not loaded. */
export const heightsOf = (facts: EmbedFacts | undefined, {element, lang}: Choice): Heights | undefined => {
  const reserve = facts?.widgets[element]?.reserve[lang];
  const [phone, wide] = [reserve?.[PHONE], reserve?.[WIDE]];
  return reserve === undefined || phone === undefined || wide === undefined
    ? undefined
    : {phone, wide, steps: stepsOf(reserve)};
};

/** The files before the first use that each way needs besides those of the element. */
const extraFiles: Readonly<Record<SnippetKind, readonly string[]>> = {
  loader: ['lamplight.js'],
  html: ['lamplight.js'],
  wordpress: ['lamplight.js'],
  frame: ['lamplight.js', 'frame.js', 'frame-resizer.js'],
  module: [],
  pinned: [],
  react: [],
  standalone: [],
};

/**
 * Adds up the bytes (brotli) that a visitor downloads before the first use; undefined while the manifest has not
 * loaded. For React the sum is that of the module, because the partner's own bundler decides.
 */
export const weightOf = (
  facts: EmbedFacts | undefined,
  {element, lang}: Choice,
  kind: SnippetKind,
): number | undefined => {
  const widget = facts?.widgets[element];
  if (!widget) return undefined;
  const extra = extraFiles[kind];
  const shared = [...widget.first, widget.languages[lang] ?? ''];
  const files =
    kind === 'standalone'
      ? [widget.standalone]
      : // Without the loader the element's file contains the loader's parts.
        [
          ...extra,
          ...shared.map((file) =>
            extra.length === 0 && file === `${element}.own.js` ? `${element}.js` : file,
          ),
        ];
  return files.reduce((sum, file) => sum + (facts?.files[file]?.brotli ?? 0), 0);
};

const fetchFacts = async (): Promise<EmbedFacts> => {
  const answer = await fetch('/embed/v1/manifest.json');
  if (!answer.ok) throw new Error(`manifest.json: ${answer.status}`);
  return (await answer.json()) as EmbedFacts;
};

let coming: Promise<EmbedFacts> | undefined;

/** Loads the manifest of the elements, once. Rejects on failure; the next call retries. */
export const loadFacts = (): Promise<EmbedFacts> => {
  coming ??= fetchFacts().catch((error: unknown) => {
    coming = undefined;
    throw error;
  });
  return coming;
};

/**
 * Loads the manifest of a version that the server keeps permanently; undefined when the agency has not released the
 * version.
 */
export const loadRelease = async (version: string): Promise<PinnableManifest | undefined> => {
  const answer = await fetch(`/embed/v${version}/manifest.json`);
  return answer.ok ? ((await answer.json()) as PinnableManifest) : undefined;
};

import type {PinnableManifest} from '../../contract/pinned-snippet.ts';
import {heightSteps, type HeightSteps} from '../../contract/reserved-room.ts';
import {type Choice, placementOf} from './choice.ts';
import {hasPlacement, type SnippetKind} from './snippet-kinds.ts';

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
        /** The same behind a button. */
        readonly reserveDialog?: Readonly<Record<string, Readonly<Record<string, number>>>>;
      }
    >
  >;
};

/** The widths of the two columns that the builder names, in pixels. */
const PHONE = '390';
const WIDE = '1024';

/** The heights to reserve, in pixels. */
export type Heights = {
  readonly phone: number;
  readonly wide: number;
  readonly steps: HeightSteps;
};

/** Reads the heights of the chosen element; undefined while the manifest has not loaded. */
export const heightsOf = (
  facts: EmbedFacts | undefined,
  choice: Choice,
  kind: SnippetKind = 'loader',
): Heights | undefined => {
  const widget = facts?.widgets[choice.element];
  const isBehind = hasPlacement(kind) && placementOf(choice) === 'dialog';
  const reserve = ((isBehind && widget?.reserveDialog) || widget?.reserve)?.[choice.lang];
  const [phone, wide] = [reserve?.[PHONE], reserve?.[WIDE]];
  return reserve === undefined || phone === undefined || wide === undefined
    ? undefined
    : {phone, wide, steps: heightSteps(reserve)};
};

/** The files that each way needs before the first use, in addition to the files of the element. */
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

/** Sets the build's manifest for the pages that the build draws, because no address serves the manifest yet. */
export const provideFacts = (facts: EmbedFacts): void => {
  coming = Promise.resolve(facts);
};

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

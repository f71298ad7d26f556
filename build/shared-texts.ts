import {existsSync, readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import type {consentTexts} from '../agency/legal/versions.ts';

const root = new URL('../', import.meta.url);

/** The shared texts that a widget shows in addition to its own. */
type SharedTexts = {
  /** Keys of `widgets/ui/messages`; `picture` includes `picture.anything`. */
  readonly ui: readonly string[];
  /** Keys of `agency/legal`. */
  readonly legal: readonly string[];
  /** Kinds of consent: each brings its text, and the version and SHA-256 that the evidence names. */
  readonly consents?: readonly (keyof typeof consentTexts)[];
  /** Keys of `agency/translations`, which the specification fixes. */
  readonly site?: readonly string[];
  /** The texts of the widget that load with the first touch; `error` includes `error.anything`. */
  readonly late?: readonly string[];
};

/** Reads a widget's `shared-texts.json`; a widget without the file shares nothing. */
export const sharedTexts = (widget: string): SharedTexts => {
  const file = new URL(`widgets/${widget}/shared-texts.json`, root);
  if (!existsSync(file)) return {ui: [], legal: []};
  return JSON.parse(readFileSync(fileURLToPath(file), 'utf8')) as SharedTexts;
};

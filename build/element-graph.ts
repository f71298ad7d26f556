import {ownFile} from './shared-parts.ts';
import type {WidgetFiles} from './widget-files.ts';

/**
 * The files of all elements in the form of the loader, in as few bytes as possible. An element names its shared files
 * by their positions in `shared`, one digit each; its own file and its texts are named after the element.
 */
export type ElementGraph = {
  /** Names of shared files in `assets/`, without their ending. */
  readonly shared: readonly string[];
  readonly elements: Readonly<Record<string, string>>;
  /** The id in the names of the text files. */
  readonly textsId: string;
};

const asset = /^assets\/(.+)\.js$/;

/** Writes the graph of the elements of one build. Throws when an element needs a file at first that has no position in the graph. */
export const elementGraph = (widgets: readonly WidgetFiles[], textsId: string): ElementGraph => {
  const shared: string[] = [];
  const elements: Record<string, string> = {};
  for (const {name, first} of widgets) {
    const places = first
      .filter((file) => file !== ownFile(name))
      .map((file) => {
        const id = asset.exec(file)?.[1];
        if (id === undefined) throw new Error(`${name} needs ${file}, which is not in assets/`);
        if (!shared.includes(id)) shared.push(id);
        return shared.indexOf(id);
      });
    if (shared.length > 10) throw new Error('more than 10 shared files, but one digit names each');
    elements[name] = places.join('');
  }
  return {shared, elements, textsId};
};

let current: ElementGraph | undefined;

/** Keeps the graph of the current build for the loader, which is built after the elements. */
export const keepGraph = (graph: ElementGraph): void => {
  current = graph;
};

/** Returns the graph of the current build; without a build, as in tests, every element has only its own file. */
export const currentGraph = (names: readonly string[]): ElementGraph =>
  current ?? {shared: [], elements: Object.fromEntries(names.map((name) => [name, ''])), textsId: 'none'};

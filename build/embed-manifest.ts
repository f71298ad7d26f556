import {createHash} from 'node:crypto';
import {buttonHeights, reservedHeights, type ReservedHeights} from '../widgets/embed/reserved-heights.ts';
import {isPlaceable} from '../widgets/embed/placeable.ts';
import {ownFile} from './shared-parts.ts';
import type {WidgetFiles} from './widget-files.ts';
import {brotliSize} from './widget-sizes.ts';

/** A published file: its size and the hash for a partner's `integrity` attribute. */
type PublishedFile = {
  readonly bytes: number;
  readonly brotli: number;
  /** `sha384-...`, in the form of the integrity attribute. */
  readonly integrity: string;
};

/** `/embed/v1/manifest.json`. */
export type EmbedManifest = {
  readonly version: string;
  readonly files: Readonly<Record<string, PublishedFile>>;
  readonly widgets: Readonly<
    Record<
      string,
      Omit<WidgetFiles, 'name'> & {
        /** By language: the files that a module snippet preloads (`<link rel="modulepreload">`). */
        preload: Readonly<Record<string, readonly string[]>>;
        standalone: string;
        reserve: ReservedHeights;
        /** With `placement="dialog"`; only elements that know the attribute. */
        reserveDialog?: ReservedHeights;
      }
    >
  >;
};

/** Lists the files with the data that partners need to pin, preload or audit them. */
export const embedManifest = (
  version: string,
  widgets: readonly WidgetFiles[],
  files: readonly string[],
  read: (file: string) => Uint8Array,
): EmbedManifest => ({
  version,
  files: Object.fromEntries(
    files.toSorted().map((file) => {
      const content = read(file);
      const integrity = `sha384-${createHash('sha384').update(content).digest('base64')}`;
      return [file, {bytes: content.length, brotli: brotliSize(content), integrity}];
    }),
  ),
  widgets: Object.fromEntries(
    widgets.map(({name, first, languages, later}) => [
      name,
      {
        first,
        languages,
        preload: Object.fromEntries(
          Object.entries(languages).map(([lang, texts]) => [
            lang,
            [...first.filter((file) => file !== ownFile(name)), texts],
          ]),
        ),
        later,
        standalone: `standalone/${name}.js`,
        reserve: reservedHeights(name),
        ...(isPlaceable(name) && {reserveDialog: buttonHeights(name)}),
      },
    ]),
  ),
});

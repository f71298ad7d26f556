import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {initWasm, Resvg} from '@resvg/resvg-wasm';
import {root} from '../product.ts';

// Rendering takes about a tenth of a second, so the next build reads unchanged pictures from here.
const cache = join(root, 'node_modules/.cache/lamplight');

let isReady: Promise<void> | undefined;

/** Renders SVG as PNG, `width` pixels wide; texts need `fonts` (sfnt). The same input results in the same bytes. */
export const rasterize = async (
  svg: string,
  width: number,
  fonts: readonly Uint8Array[] = [],
): Promise<Uint8Array> => {
  const hash = createHash('sha256').update(`1 ${width} ${svg}`);
  for (const font of fonts) hash.update(font);
  const kept = join(cache, `${hash.digest('hex')}.png`);
  if (existsSync(kept)) return readFileSync(kept);
  isReady ??= initWasm(readFileSync(join(root, 'node_modules/@resvg/resvg-wasm/index_bg.wasm')));
  await isReady;
  const drawing = new Resvg(svg, {
    fitTo: {mode: 'width', value: width},
    font: {fontBuffers: [...fonts], loadSystemFonts: false},
  });
  const png = drawing.render().asPng();
  drawing.free();
  mkdirSync(cache, {recursive: true});
  writeFileSync(kept, png);
  return png;
};

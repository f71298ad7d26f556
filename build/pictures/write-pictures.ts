import {createHash} from 'node:crypto';
import {mkdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {pictureFonts} from './picture-fonts.ts';
import {rasterize} from './raster.ts';
import {SHARING_SIZE, type SharingPicture, sharingSvg} from './sharing-svg.ts';

/** The maximum size of a picture in bytes: networks ignore larger pictures. */
const MAX_BYTES = 100_000;

/**
 * Draws the pictures into `site/assets` and returns the address of each, in the order of the input. Throws when a picture is over 100 kB
 * or a character has no glyph.
 */
export const writePictures = async (
  site: string,
  pictures: readonly SharingPicture[],
): Promise<readonly string[]> => {
  const fonts = await pictureFonts(pictures.map(({title, agencyName}) => title + agencyName).join(''));
  const folder = join(site, 'assets');
  mkdirSync(folder, {recursive: true});
  const addresses: string[] = [];
  for (const picture of pictures) {
    const png = await rasterize(sharingSvg(picture), SHARING_SIZE.width, fonts);
    if (png.length > MAX_BYTES)
      throw new Error(`the picture of "${picture.title}" weighs ${png.length} bytes`);
    const hash = createHash('sha256').update(png).digest('base64url').slice(0, 7);
    const name = `sharing-0${hash}.png`;
    writeFileSync(join(folder, name), png);
    addresses.push(`/assets/${name}`);
  }
  return addresses;
};

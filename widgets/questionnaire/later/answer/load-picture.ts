import type * as Picture from './income-picture.tsx';

let picture: typeof Picture | undefined;

/** The picture of payments by income, once it has arrived. */
export const arrivedPicture = (): typeof Picture | undefined => picture;

/** Fetches the picture; a result stands without one where the file did not arrive. Never rejects. */
export const loadPicture = async (): Promise<void> => {
  try {
    picture ??= await import('./income-picture.tsx');
  } catch {
    // The next result tries again.
  }
};

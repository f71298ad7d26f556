import type * as Picture from '../../../ui/contribution-picture/contribution-picture.tsx';

let picture: typeof Picture | undefined;

/** The loaded picture of payments by income. */
export const arrivedPicture = (): typeof Picture | undefined => picture;

/** Loads the picture; without the file a result has no picture. Never rejects. */
export const loadPicture = async (): Promise<void> => {
  try {
    picture ??= await import('../../../ui/contribution-picture/contribution-picture.tsx');
  } catch {
    // The next result retries.
  }
};

/**
 * Passes an address to the device's share function if there is one, otherwise copies it. Returns the outcome for the
 * visitor: null after sharing or a cancellation, otherwise whether the address is in the clipboard. Never throws.
 */
export const shareAddress = async (title: string, url: string): Promise<'copied' | 'not-copied' | null> => {
  try {
    // Missing on most desktops, and on pages without https; the types do not know this.
    if ((navigator as Partial<Navigator>).share) {
      await navigator.share({title, url});
      return null;
    }
  } catch (error) {
    if ((error as Error).name === 'AbortError') return null;
  }
  try {
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch {
    return 'not-copied'; // a frame without permission, or a page without https
  }
};

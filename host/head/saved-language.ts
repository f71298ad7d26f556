/**
 * Redirects from an address without a language to the saved language before the first paint. Runs as text in the head
 * (see head-script.ts), so the function refers to nothing outside itself. With blocked storage the page stays English.
 */
export const moveToSavedLanguage = (prefixed: readonly string[]): void => {
  try {
    const saved = localStorage.getItem('selectedLanguage') ?? '';
    if (!prefixed.includes(saved)) return;
    const {pathname, search, hash} = location;
    location.replace(`/${saved}${pathname === '/' ? '' : pathname}${search}${hash}`);
  } catch {
    // storage is blocked: there is no saved choice
  }
};

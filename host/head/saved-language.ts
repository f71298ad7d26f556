/**
 * On an address without a language: moves to the saved language before anything is painted. Runs as text in the head
 * (see head-script.ts), so it refers to nothing outside itself. Blocked storage means English, as the address says.
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

const storageInMemory = (): Storage => {
  const entries = new Map<string, string>();
  return {
    get length() {
      return entries.size;
    },
    key: (index) => [...entries.keys()][index] ?? null,
    getItem: (name) => entries.get(name) ?? null,
    setItem: (name, value) => void entries.set(name, value),
    removeItem: (name) => void entries.delete(name),
    clear: () => entries.clear(),
  };
};

/**
 * Gives the page storages of its own, which end with the page. The gallery has the origin of the site: its examples must neither
 * remove what a visitor has typed there nor leave an invented conversation.
 */
export const useOwnStorage = (): void => {
  for (const name of ['localStorage', 'sessionStorage'] as const)
    Object.defineProperty(globalThis, name, {configurable: true, value: storageInMemory()});
};

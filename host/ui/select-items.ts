/** One choice of a select. `lang` marks a label that is in another language than the page. */
export type SelectItem = {
  readonly value: string;
  readonly label: string;
  readonly lang?: string;
};

/** The milliseconds after which typed letters are forgotten (site-spec section 9: typeahead clears after 1 second). */
export const TYPEAHEAD_RESET_MS = 1000;

/** A select got an item with an empty value, which would equal no choice. */
export class EmptyItemError extends Error {
  override readonly name = 'EmptyItemError';
  readonly code = 'empty-item';

  constructor(label: string) {
    super(`A select refuses an item with an empty value: "${label}".`);
  }
}

/** Returns the items unchanged. Throws EmptyItemError for an item with an empty value (site-spec section 5). */
export const checkedItems = (items: readonly SelectItem[]): readonly SelectItem[] => {
  const empty = items.find(({value}) => value === '');
  if (empty) throw new EmptyItemError(empty.label);
  return items;
};

import {nextTurn} from './next-turn.ts';

/**
 * Yields the items in their order, and lets the event loop handle what waits after every `size` items. Work over many items then delays a
 * request by one slice and not by the whole work. The slices are counted, so that the same items always produce the same result.
 */
export const inSlices = async function* <Item>(items: Iterable<Item>, size: number): AsyncGenerator<Item> {
  let count = 0;
  for (const item of items) {
    if (count === size) {
      await nextTurn();
      count = 0;
    }
    yield item;
    count += 1;
  }
};

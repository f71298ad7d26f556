/** Height that may stay empty below an element, in pixels, so that a snippet has few rules. */
const SLACK = 64;

/** The height for each width of the column from which another height applies, narrow widths first. The first width is 0. */
export type HeightSteps = readonly (readonly [from: number, height: number])[];

/**
 * Returns the steps of heights that were measured at several widths. Between two widths the greater of both heights suffices, and nothing
 * below the element may move: a step never reserves less, and up to `SLACK` more.
 */
export const heightSteps = (reserve: Readonly<Record<string, number>>): HeightSteps => {
  const measured = Object.entries(reserve)
    .map(([width, height]) => [Number(width), height] as const)
    .toSorted(([one], [other]) => one - other);
  const steps: (readonly [number, number])[] = [];
  for (const [place, [width, height]] of measured.entries()) {
    const needed = Math.max(height, measured[place + 1]?.[1] ?? 0);
    const kept = steps.at(-1)?.[1];
    if (kept === undefined) steps.push([0, needed]);
    else if (needed > kept || kept - needed > SLACK) steps.push([width, needed]);
  }
  return steps;
};

/** The class of the box around an element whose height depends on the width of its column. */
export const ROOM = 'lamplight-room';

/**
 * The declarations of that box. A container has no width of its own, so a parent that shrinks to fit would make the box zero wide: in that case
 * the box gets the width that an element has without the box (base.css).
 */
export const ROOM_STYLE = [
  'container-type: inline-size',
  'contain-intrinsic-inline-size: min(640px, 86vw)',
] as const;

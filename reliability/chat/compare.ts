/** A conversation as its writers, its follower and the store know it; each text begins with its sender. */
export type Known = {
  readonly id: string;
  /** The acknowledged messages of the visitor. */
  readonly sent: readonly string[];
  /** The acknowledged messages of the agent. */
  readonly answered: readonly string[];
  /** The events that the stream has sent. */
  readonly seen: readonly string[];
  readonly stored: readonly string[];
};

/** Returns the differences between the acknowledged texts and the store or the stream: lost, duplicated or out of order. */
export const faultsIn = ({id, sent, answered, seen, stored}: Known): readonly string[] => [
  ...(['visitor', 'agent'] as const).flatMap((from) => {
    const wanted = (from === 'visitor' ? sent : answered).map((text) => `${from}: ${text}`);
    return isSame(
      wanted,
      stored.filter((text) => text.startsWith(`${from}: `)),
    )
      ? []
      : [
          `${id}: the store does not hold the ${wanted.length} acknowledged messages of the ${from}, each once and in order`,
        ];
  }),
  ...(isSame(seen, stored)
    ? []
    : [
        `${id}: the stream brought ${seen.length} events, the store holds ${stored.length}, or the order differs`,
      ]),
];

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

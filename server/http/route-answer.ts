/** A handler's answer. */
export type RouteAnswer = {
  readonly status: number;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
};

/** Answers 200 with a value that caches may store for the given number of seconds. */
export const cached = (body: unknown, seconds: number): RouteAnswer => ({
  status: 200,
  body,
  headers: {'Cache-Control': `public, max-age=${seconds}`},
});

/** Answers 201 with the created resource. */
export const created = (body: unknown): RouteAnswer => ({status: 201, body});

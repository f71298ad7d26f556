/**
 * A script that stands in the page's head as text: the function's own source, called with plain data. The function must
 * refer to nothing outside itself. The server hashes the exact text for its Content-Security-Policy.
 */
export const headScript = <Data extends readonly unknown[]>(
  run: (...data: Data) => void,
  ...data: Data
): string => `(${run.toString()})(${data.map(asScriptText).join()});`;

/** JSON that can stand inside a script element: nothing in it can end the script or open a comment. */
export const asScriptText = (value: unknown): string =>
  JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');

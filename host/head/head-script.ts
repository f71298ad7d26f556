/**
 * Writes a script for the page's head: the function's own source, called with plain data. The function must refer to nothing
 * outside itself. The build hashes the exact text for the Content-Security-Policy.
 */
export const headScript = <Data extends readonly unknown[]>(
  run: (...data: Data) => void,
  ...data: Data
): string => `(${run.toString()})(${data.map(asScriptText).join()});`;

/** Writes JSON for the inside of a script element: nothing in the text can end the script or open a comment. */
export const asScriptText = (value: unknown): string =>
  JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');

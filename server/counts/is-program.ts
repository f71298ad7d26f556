// Names that programs give themselves. An empty name is a program's, too: every browser has one.
const PROGRAM =
  /(?<!cu)bot\b|bot[/_-]|crawl|spider|slurp|headless|lighthouse|pagespeed|preview|scan|monitor|curl|wget|python|java\/|go-http|node|axios|okhttp|fetch|phantom|selenium|puppeteer|playwright|facebookexternalhit|whatsapp/iu;

/** Says whether a `User-Agent` is that of a program and not of somebody's browser, as far as programs say so. */
export const isProgram = (userAgent: string): boolean => userAgent === '' || PROGRAM.test(userAgent);

// Matches the names of bots. An empty name also means a bot, because every browser has a name.
const PROGRAM =
  /(?<!cu)bot\b|bot[/_-]|crawl|spider|slurp|headless|lighthouse|pagespeed|preview|scan|monitor|curl|wget|python|java\/|go-http|node|axios|okhttp|fetch|phantom|selenium|puppeteer|playwright|facebookexternalhit|whatsapp/iu;

/** Returns whether a `User-Agent` is that of a bot that identifies itself. */
export const isProgram = (userAgent: string): boolean => userAgent === '' || PROGRAM.test(userAgent);

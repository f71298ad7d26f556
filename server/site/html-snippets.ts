import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import escapeHtml from 'escape-html';
import {Router} from 'express';
import {languageOrDefault} from '../../contract/language.ts';
import {MAX_LENGTH} from '../../contract/limit.ts';
import {HttpProblem} from '../http/http-problem.ts';
import {admitAllOrigins} from '../http/origin-policy.ts';
import {isFile} from './precompressed.ts';

// A person who opens the address sees the element; no other content may run there.
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; connect-src 'self'; img-src 'self' data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** Returns the origin that the build has written into a snippet. */
const builtFor = (snippet: string): string =>
  /src="([^"]+)\/embed\/v1\/lamplight\.js"/u.exec(snippet)?.[1] ?? '';

const languageIn = (tag: string | null | undefined): string => {
  const [language = ''] = (tag ?? '').toLowerCase().split('-');
  return languageOrDefault(language);
};

/** Inserts a partner's id into the element's tag, and into the form for browsers without JavaScript. */
const withPartner = (snippet: string, partner: string): string => {
  if (partner === '') return snippet;
  const value = escapeHtml(partner);
  return snippet
    .replace(/<lamplight-[a-z-]+ lang="\w+"/u, (tag) => `${tag} partner="${value}"`)
    .replace('name="partner" value=""', () => `name="partner" value="${value}"`);
};

/**
 * Serves `/embed/v1/html/<name>?lang=es&partner=id`: an element as HTML to paste, which can be read and sent
 * without JavaScript. For an unsupported language, the text is English.
 */
export const htmlSnippets = (distDir: string, publicOrigin: () => string): Router => {
  const router = Router({caseSensitive: true, strict: true});
  router.use(admitAllOrigins);
  router.get('/:name', ({params: {name}, url}, response) => {
    const query = URL.parse(url, 'http://localhost')?.searchParams;
    const language = languageIn(query?.get('lang'));
    const file = join(distDir, 'snippets', `${name}.${language}.html`);
    if (!/^[a-z-]+$/u.test(name) || !isFile(file)) throw new HttpProblem('not-found');
    const snippet = readFileSync(file, 'utf8');
    const partner = (query?.get('partner') ?? '').slice(0, MAX_LENGTH.partner);
    response.set({'Content-Security-Policy': POLICY, 'Cache-Control': 'public, max-age=300'}).type('html');
    response.send(withPartner(snippet.replaceAll(builtFor(snippet), publicOrigin()), partner));
  });
  return router;
};

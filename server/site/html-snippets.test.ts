import {mkdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {startTestServer} from '../testing/test-server.ts';

const SNIPPET = `<lamplight-quote-form lang="es"><template shadowrootmode="open"><form action="https://built.example/es/forms/quote">
<input type="hidden" name="partner" value=""></form></template></lamplight-quote-form>
<script src="https://built.example/embed/v1/lamplight.js" async></script>
`;

test('a snippet names this server, the partner and a language, for any page and no other element', async () => {
  const {origin, distDir} = await startTestServer();
  mkdirSync(join(distDir, 'snippets'));
  for (const language of ['en', 'es'])
    writeFileSync(
      join(distDir, 'snippets', `quote-form.${language}.html`),
      SNIPPET.replace('lang="es"', `lang="${language}"`),
    );
  const get = (path: string) =>
    fetch(`${origin}/embed/v1/html/${path}`, {headers: {Origin: 'https://any.example'}});
  const answer = await get('quote-form?lang=es-MX&partner=%22%3E%3Cscript%3E');
  expect([answer.status, answer.headers.get('Access-Control-Allow-Origin')]).toEqual([200, '*']);
  expect(answer.headers.get('Content-Type')).toContain('text/html');
  expect(answer.headers.get('Cache-Control')).toBe('public, max-age=300');
  const html = await answer.text();
  expect(html).toContain(`action="${origin}/es/forms/quote"`);
  expect(html).toContain(`src="${origin}/embed/v1/lamplight.js"`);
  expect(html).not.toContain('built.example');
  expect(html.match(/&quot;&gt;&lt;script&gt;/gu)).toHaveLength(2);
  expect(await (await get('quote-form?lang=xx')).text()).toContain('lang="en"');
  expect(await (await get('quote-form')).text()).toContain('lang="en"');
  for (const unknown of ['tracker', 'quote-form.es', '..%2Fquote-form', 'toString'])
    expect((await get(unknown)).status, unknown).toBe(404);
});

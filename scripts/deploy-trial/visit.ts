/*
 * Runs inside the fresh Debian, as a visitor of the agency's site: reads every page of the sitemap by HTTPS, looks for words of the sample
 * agency, and sends a quote request. Prints one line for each finding; exit code 1 when one of them is bad.
 */
import {randomUUID} from 'node:crypto';

const [site = '', agencyName = '', email = ''] = process.argv.slice(2);
const SAMPLE = /Nora Ellison|Bayou Light|bayoulight|713-555-01/u;

const print = (isWell: boolean, text: string): void => {
  console.log(`${isWell ? 'ok  ' : 'FAIL'} ${text}`);
  if (!isWell) process.exitCode = 1;
};

/** Waits until the site answers; a minute is enough for the server, the proxy and its certificate. */
const answer = async (path: string, triesLeft = 60): Promise<Response> => {
  try {
    const response = await fetch(site + path);
    if (response.status < 500 || triesLeft === 0) return response;
  } catch (error) {
    if (triesLeft === 0) throw error;
  }
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  return await answer(path, triesLeft - 1);
};

const home = await answer('/');
print(
  home.ok && (await home.text()).includes(agencyName),
  `${site}/ is served by HTTPS and names ${agencyName}`,
);
print(home.headers.has('strict-transport-security'), 'it asks browsers to come by HTTPS only');

const sitemap = await (await answer('/sitemap.xml')).text();
const pages = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/gu)].map(([, url = '']) => url);
const withSample: string[] = [];
for (const url of pages) {
  const page = await fetch(url);
  if (!page.ok || SAMPLE.test(await page.text())) withSample.push(url);
}
print(
  pages.length > 50 && withSample.length === 0,
  `${pages.length} pages of the sitemap are served and say nothing of the sample agency ${withSample.join(' ')}`,
);

const lead = {
  firstName: 'Rosa',
  lastName: 'Delgado',
  email,
  phone: '',
  insuranceType: 'health',
  context: {lang: 'es', elapsedMs: 20_000},
};
const sent = await fetch(`${site}/api/leads`, {
  method: 'POST',
  headers: {'Content-Type': 'application/json', 'Idempotency-Key': randomUUID(), Origin: site},
  body: JSON.stringify(lead),
});
print(
  sent.status === 201,
  `a quote request is acknowledged (${sent.status} ${sent.ok ? '' : await sent.text()})`,
);

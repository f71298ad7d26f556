/* A new agency from the questions of `npm run agency -- new` to a served site, in a copy of the checkout, and the search for remains of the
   sample agency in everything that the agency's visitors, partners and members get: built files, answers of the server, and mails. */
import {execFileSync} from 'node:child_process';
import {randomUUID} from 'node:crypto';
import {existsSync, readdirSync, readFileSync, rmSync, statSync} from 'node:fs';
import {join, relative} from 'node:path';
import {setTimeout as pause} from 'node:timers/promises';
import {type LanguageCode, languageCodes} from '../agency/languages.ts';
import {root} from '../build/product.ts';
import {startProduct} from '../reliability/running-product.ts';
import {loadPublishedTexts} from '../server/evidence/published-texts.ts';
import {mailboxFolder} from '../server/delivery/mailbox-channel.ts';
import {questionGroups} from '../server/cli/agency/questions.ts';
import {createProgram, EXIT, readArguments} from '../server/cli/program.ts';
import {widgetNames} from '../widgets/embed/names.ts';
import {readMail} from './agency-trial/read-mail.ts';
import {sampleWordIn} from './agency-trial/sample-words.ts';
import {copyCheckout} from './copy-checkout.ts';

readArguments(
  createProgram('node scripts/agency-trial.ts', {
    summary: 'Creates, builds and serves a new agency, and looks for remains of the sample agency.',
    notes: 'Exit codes: 0 nothing of the sample is left, 1 something is left or something failed.',
    examples: ['node scripts/agency-trial.ts'],
  }),
);

const copy = copyCheckout(root, 'lamplight-agency-');
process.on('exit', () => rmSync(copy, {recursive: true, force: true}));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));

const faults: string[] = [];
/** Counts the texts of a kind and notes each text that has a word of the sample. */
const search = (kind: string, texts: ReadonlyMap<string, string>, least: number): void => {
  const found = [...texts].flatMap(([name, text]) => {
    const word = sampleWordIn(text);
    return word === undefined ? [] : [`${kind} ${name}: ${word}`];
  });
  if (texts.size < least) found.push(`${texts.size} ${kind} in place of ${least} or more`);
  faults.push(...found);
  console.log(`${found.length === 0 ? 'ok  ' : 'FAIL'} ${texts.size} ${kind}`);
};

const fail = (reason: string): never => {
  throw new Error(reason);
};

const config = join(copy, 'mine/agency.json');
const environment = {...process.env, AGENCY_CONFIG: config};
const run = (program: string, args: readonly string[], input = '', more: NodeJS.ProcessEnv = {}): string =>
  execFileSync(process.execPath, [join(copy, program), ...args], {
    cwd: copy,
    encoding: 'utf8',
    input,
    env: {...environment, ...more},
    stdio: ['pipe', 'pipe', 'inherit'],
  });

const answers = questionGroups(new Date().toISOString().slice(0, 10)).flatMap(({questions}) =>
  questions.map(({example}) => example),
);
run('server/cli/agency.ts', ['new', join(copy, 'mine')], `${answers.join('\n')}\n`);
console.log(`ok   ${answers.length} questions answered`);
run('build/build.ts', []);

const TEXT = /\.(?:html|js|json|css|txt|xml|svg|md|php|webmanifest|map)$/u;
const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .map((name) => join(folder, name))
    .filter((file) => statSync(file).isFile());
const dist = join(copy, 'dist');
const built = filesIn(dist);
search(
  'built files',
  new Map(
    built.filter((file) => TEXT.test(file)).map((file) => [relative(dist, file), readFileSync(file, 'utf8')]),
  ),
  500,
);

// A picture has its words as outlines, so that it is compared with the sample's picture of the same name.
const sampleDist = join(root, 'dist');
const pictures = built
  .filter((file) => file.endsWith('.png') && existsSync(join(sampleDist, relative(dist, file))))
  .map((file) => relative(dist, file))
  .filter((file) => /sharing|og/u.test(file));
for (const file of pictures)
  if (readFileSync(join(dist, file)).equals(readFileSync(join(sampleDist, file))))
    faults.push(`picture ${file} is the sample's`);
console.log(`     ${pictures.length} pictures compared with the sample's`);

const product = await startProduct({AGENCY_CONFIG: config, DIST_DIR: dist, DESK: 'on'});
const {siteOrigin} = JSON.parse(readFileSync(config, 'utf8')) as {siteOrigin: string};
const answered = new Map<string, string>();
const ask = async (path: string): Promise<void> => {
  const response = await fetch(product.site + path);
  answered.set(path, `${[...response.headers.values()].join('\n')}\n${await response.text()}`);
};
const send = async (path: string, body: object): Promise<void> => {
  const response = await fetch(product.site + path, {
    method: 'POST',
    headers: {'Content-Type': 'application/json', 'Idempotency-Key': randomUUID(), Origin: siteOrigin},
    body: JSON.stringify(body),
  });
  if (response.status !== 201) faults.push(`${path} answered ${response.status}: ${await response.text()}`);
};
const texts = [...loadPublishedTexts(environment).consents];
/** The consent to calls, to which the visitor gets a receipt by mail. */
const consentIn = (lang: LanguageCode): object => {
  const [textSha256, {version: textVersion}] =
    texts.findLast(([, text]) => text.kind === 'contact' && text.lang === lang) ??
    fail(`no consent in ${lang}`);
  return {kind: 'contact', textVersion, textSha256, agreedAt: new Date().toISOString()};
};
try {
  const sitemap = await (await fetch(`${product.site}/sitemap.xml`)).text();
  const pages = [...sitemap.matchAll(/<loc>(?<address>[^<]+)<\/loc>/gu)].map(
    ({groups}) => new URL(groups?.['address'] ?? siteOrigin).pathname,
  );
  const prefixes = languageCodes.map((lang) => (lang === 'en' ? '' : `/${lang}`));
  for (const path of [
    ...pages,
    ...prefixes.flatMap((prefix) => [`${prefix}/forms/thanks`, `${prefix}/nowhere`, `${prefix}/feed.atom`]),
    ...widgetNames.flatMap((name) => [`/embed/v1/html/${name}?lang=zh`, `/embed/v1/frame/${name}`]),
    '/robots.txt',
    '/llms.txt',
    '/sitemap.xml',
    '/.well-known/security.txt',
    '/embed/v1/manifest.json',
    '/api/campaigns',
    '/api/testimonials',
    '/api/openapi.json',
    '/gallery',
    '/desk',
    '/withdraw/nothing',
  ])
    await ask(path);
  search('answers of the server', answered, 100);

  for (const [turn, lang] of languageCodes.entries()) {
    const context = {lang, elapsedMs: 20_000};
    const email = `rosa${turn}@mail.example`;
    const phone = '713-555-0199';
    const lead = {firstName: 'Rosa', lastName: 'Delgado', email, phone, insuranceType: 'health'};
    await send('/api/leads', {...lead, context, consents: [consentIn(lang)]});
    const message = {name: 'Rosa', phone: '', email, subject: '', message: 'Hello'};
    await send('/api/contact', {...message, context});
  }
  run('server/cli/desk.ts', ['invite', 'ana@ruizinsurance.com', '--name', 'Ana'], '', {
    DATA_DIR: product.dataDir,
  });
  const folder = mailboxFolder(product.dataDir);
  const mails = (): readonly string[] => (existsSync(folder) ? readdirSync(folder) : []);
  // One mail to the agent for each of the ten submissions, five receipts to visitors, and the invitation.
  for (let waits = 0; mails().length < 16 && waits < 60; waits++) await pause(500);
  search(
    'mails',
    new Map(mails().map((name) => [name, readMail(readFileSync(join(folder, name), 'utf8'))])),
    16,
  );
} finally {
  await product.dispose();
}
for (const fault of faults) console.error(fault);
process.exit(faults.length === 0 ? EXIT.done : EXIT.failed);

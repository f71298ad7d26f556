/* A new agency from the questions of `npm run agency -- new` to a served site, in a copy of the checkout, and the search for remains of the
   sample agency in everything that the agency's visitors, partners and members get: built files, answers of the server, and mails. */
import {execFileSync} from 'node:child_process';
import {randomUUID} from 'node:crypto';
import {existsSync, readdirSync, readFileSync, rmSync, statSync} from 'node:fs';
import {join, relative} from 'node:path';
import {setTimeout as pause} from 'node:timers/promises';
import {type Language, LANGUAGES} from '../contract/language.ts';
import {root} from '../build/product.ts';
import type {SavedResults} from '../contract/ai-workflow.ts';
import {startProduct} from '../reliability/running-product.ts';
import {loadPublishedTexts} from '../server/evidence/published-texts.ts';
import {mailboxFolder} from '../server/delivery/mailbox-channel.ts';
import {isAsked} from '../server/cli/agency/build-config.ts';
import {questionGroups} from '../server/cli/agency/questions.ts';
import {createProgram, EXIT, readArguments} from '../server/cli/program.ts';
import {startChatting} from '../server/chat/testing/chat-client.ts';
import {widgetNames} from '../widgets/embed/names.ts';
import {TRIAL_ANSWERS} from './agency-trial/answers.ts';
import {readMail} from './agency-trial/read-mail.ts';
import {cityIn, sampleWordIn} from './agency-trial/sample-words.ts';
import {ensureCurrentBuild} from './current-build.ts';
import {copyCheckout} from './copy-checkout.ts';

readArguments(
  createProgram('node scripts/agency-trial.ts', {
    summary: 'Creates, builds and serves a new agency, and looks for remains of the sample agency.',
    notes: 'Exit codes: 0 nothing of the sample is left, 1 something is left or something failed.',
    examples: ['node scripts/agency-trial.ts'],
  }),
);

// The sample's own pictures, for the comparison.
ensureCurrentBuild(root);
const copy = copyCheckout(root, 'lamplight-agency-');
process.on('exit', () => rmSync(copy, {recursive: true, force: true}));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));

const faults: string[] = [];
/** Counts the texts of a kind and notes each text that has a word of the sample. */
const search = (
  kind: string,
  texts: ReadonlyMap<string, string>,
  least: number,
  wordIn: typeof sampleWordIn = sampleWordIn,
): void => {
  const found = [...texts].flatMap(([name, text]) => {
    const word = wordIn(text);
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

// A question that is asked without an answer here ends the input too early, which the command reports.
const answers = questionGroups(new Date().toISOString().slice(0, 10))
  .flatMap(({questions}) => questions)
  .filter((question) => isAsked(question, TRIAL_ANSWERS))
  .flatMap(({id}) => TRIAL_ANSWERS[id] ?? []);
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

// A picture for sharing has the agency's name as outlines, so that its bytes are compared with those of all pictures of the sample.
const sharing = (files: readonly string[]): readonly string[] =>
  files.filter((file) => /sharing-[^/]*\.png$/u.test(file));
const ofSample = new Set(
  sharing(filesIn(join(root, 'dist'))).map((file) => readFileSync(file).toString('base64')),
);
const pictures = sharing(built);
const kept = pictures.filter((file) => ofSample.has(readFileSync(file).toString('base64')));
faults.push(...kept.map((file) => `picture ${relative(dist, file)} is the sample's`));
if (pictures.length < 50 || ofSample.size < 50)
  faults.push(`${pictures.length} pictures compared with ${ofSample.size}, in place of 50 or more`);
console.log(`${kept.length === 0 ? 'ok  ' : 'FAIL'} ${pictures.length} pictures differ from the sample's`);

const product = await startProduct({AGENCY_CONFIG: config, DIST_DIR: dist, DESK: 'on'});
const {siteOrigin} = JSON.parse(readFileSync(config, 'utf8')) as {siteOrigin: string};
const answered = new Map<string, string>();
const ask = async (path: string): Promise<void> => {
  const response = await fetch(product.site + path);
  answered.set(path, `${[...response.headers.values()].join('\n')}\n${await response.text()}`);
};
const send = async (path: string, body: object): Promise<Partial<SavedResults>> => {
  const response = await fetch(product.site + path, {
    method: 'POST',
    headers: {'Content-Type': 'application/json', 'Idempotency-Key': randomUUID(), Origin: siteOrigin},
    body: JSON.stringify(body),
  });
  const text = await response.text();
  if (response.status !== 201) faults.push(`${path} answered ${response.status}: ${text}`);
  return JSON.parse(text) as Partial<SavedResults>;
};
const WHO_IS_IT: Readonly<Record<Language, string>> = {
  en: 'Who are you, and under which license do you sell?',
  es: '¿Quién es usted y con qué licencia vende?',
  fr: 'Qui êtes-vous et sous quelle licence vendez-vous ?',
  de: 'Wer sind Sie, und mit welcher Lizenz verkaufen Sie?',
  zh: '你是谁？你凭什么执照销售保险？',
};
const texts = [...loadPublishedTexts(environment).consents];
/** The consent to calls, to which the visitor gets a receipt by mail. */
const consentIn = (lang: Language): object => {
  const [textSha256, {version: textVersion}] =
    texts.findLast(([, text]) => text.kind === 'contact' && text.lang === lang) ??
    fail(`no consent in ${lang}`);
  return {kind: 'contact', textVersion, textSha256, agreedAt: new Date().toISOString()};
};
try {
  const sitemap = await (await fetch(`${product.site}/sitemap.xml`)).text();
  const listed = [...sitemap.matchAll(/<loc>(?<address>[^<]+)<\/loc>/gu)].map(
    ({groups}) => new URL(groups?.['address'] ?? siteOrigin).pathname,
  );
  const prefixes = LANGUAGES.map((lang) => (lang === 'en' ? '' : `/${lang}`));
  for (const path of [
    ...listed,
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
  for (const lang of LANGUAGES) {
    const {say, greeting} = await startChatting(product.site, lang);
    answered.set(`chat ${lang}`, `${greeting}\n${JSON.stringify(await say(WHO_IS_IT[lang]))}`);
    const {resultPath} = await send('/api/ai-workflow/results', {
      contact: {firstName: 'Rosa', lastName: 'Delgado', email: `rosa.${lang}@mail.example`},
      answers: {leadData: {age: '42', location: '79901', income: '50k-75k'}},
      context: {lang, elapsedMs: 20_000},
    });
    await ask(resultPath ?? fail(`no private page in ${lang}`));
  }
  search('answers of the server', answered, 100);
  // Elements know every ZIP code and county of Texas.
  const pages = [...answered].filter(([name]) => !/^\/(?:embed|gallery|api)\b/u.test(name));
  search('pages without the city of the sample', new Map(pages), 80, cityIn);

  for (const [turn, lang] of LANGUAGES.entries()) {
    const context = {lang, elapsedMs: 20_000};
    const email = `rosa${turn}@mail.example`;
    const phone = '713-555-0199';
    const lead = {firstName: 'Rosa', lastName: 'Delgado', email, phone, insuranceType: 'health'};
    await send('/api/leads', {...lead, context, consents: [consentIn(lang)]});
    const message = {name: 'Rosa', phone: '', email, subject: '', message: 'Hello'};
    await send('/api/contact', {...message, context});
  }
  run('server/cli/desk.ts', ['invite', 'hola@vegaseguros.com', '--name', 'Marisol'], '', {
    DATA_DIR: product.dataDir,
  });
  const folder = mailboxFolder(product.dataDir);
  const mails = (): readonly string[] => (existsSync(folder) ? readdirSync(folder) : []);
  // One mail to the agent for each of the fifteen submissions, five receipts to visitors, and the invitation.
  for (let waits = 0; mails().length < 21 && waits < 60; waits++) await pause(500);
  search(
    'mails',
    new Map(mails().map((name) => [name, readMail(readFileSync(join(folder, name), 'utf8'))])),
    21,
  );
} finally {
  await product.dispose();
}
for (const fault of faults) console.error(fault);
process.exit(faults.length === 0 ? EXIT.done : EXIT.failed);

import {expect, test} from 'vitest';
import {recordsIn, startTestServer} from '../testing/test-server.ts';

const ana = {
  firstName: 'Ana',
  lastName: 'Müller-李',
  email: 'ana@mail.example',
  phone: '713 555 0123',
  insuranceType: 'life',
  website: '',
};
const ben = {
  name: 'Ben',
  phone: '',
  email: 'ben@mail.example',
  subject: '',
  message: 'Two lines,\r\n"please" <b>.',
};

const start = async (environment = {}) => {
  const {origin, place} = await startTestServer(environment);
  const send = (path: string, answers: Readonly<Record<string, string>>, headers = {}) =>
    fetch(origin + path, {
      method: 'POST',
      redirect: 'manual',
      headers: {Origin: origin, Referer: `${origin}/es?email=secret`, ...headers},
      body: new URLSearchParams(answers),
    });
  return {origin, place, send};
};

test('without JavaScript a request is kept and thanked for, once however often the button is pressed', async () => {
  const {origin, place, send} = await start();
  const ofPartner = {...ana, partner: 'riverside-clinic'};
  const first = await send('/es/forms/quote', ofPartner);
  expect([first.status, first.headers.get('Location')]).toEqual([303, '/es/forms/thanks']);
  expect((await send('/es/forms/quote', ofPartner)).status).toBe(303);
  expect((await send('/forms/contact', ben)).headers.get('Location')).toBe('/forms/thanks');
  const [lead, message, ...more] = await recordsIn(place);
  const {website: _, ...answers} = ana;
  expect(lead).toMatchObject({kind: 'lead', lang: 'es', page: `${origin}/es`, widget: 'quote-form', answers});
  expect([lead?.partner, message?.partner]).toEqual(['riverside-clinic', '']);
  expect([lead?.consents, lead?.held]).toEqual([[], false]);
  const {message: written} = ben;
  expect(message?.answers).toMatchObject({name: 'Ben', message: written.replace('\r', '')});
  expect(more).toEqual([]);
  for (const partner of ['riverside\nclinic', `${'a'.repeat(99)}😀`, 'b'.repeat(300)])
    expect((await send('/forms/contact', {...ben, partner})).status, partner).toBe(303);
  const thanks = await fetch(`${origin}/es/forms/thanks`);
  const thanked = await thanks.text();
  expect(thanked).toContain('Gracias, recibimos su solicitud');
  expect(thanked).toContain('Qué sigue ahora');
  expect(thanked).toContain('href="tel:');
  expect(thanked).toContain('<a class="mark" href="/es"');
});

test.each([
  [
    'en',
    '/forms/quote',
    'Enter an email address like name@example.com.',
    'Email',
    'Please check these answers: ',
  ],
  [
    'de',
    '/de/forms/quote',
    'Geben Sie eine E-Mail-Adresse wie name@example.com ein.',
    'E-Mail',
    'Bitte prüfen Sie diese Angaben: ',
  ],
])(
  '%s: a mistake draws the form again with every answer, and the mended form is kept',
  async (lang, path, fault, label, title) => {
    const {place, send} = await start();
    const answer = await send(path, {...ana, email: 'ana@mail', lastName: '"><script>'});
    const page = await answer.text();
    expect(answer.status).toBe(422);
    expect(page).toContain(`<html lang="${lang}">`);
    expect(page).toContain('autocomplete="given-name" value="Ana"');
    expect(page).not.toContain('<nav');
    expect(page).toContain('<option value="life" selected>');
    expect(page).toContain('id="email-fault"');
    expect(page).toContain(fault.replaceAll('E-Mail', 'E\u2011Mail'));
    // A label that is a question has one mark at its end.
    expect(await (await send(path, {...ana, insuranceType: ''})).text()).not.toContain('?:');
    // The summary names the field, leads to it, and has the focus; the title after a mistake differs from the title of the first visit.
    expect(page).toContain(
      `<li><a href="#email">${label}: ${fault}</a></li>`.replaceAll('E-Mail', 'E\u2011Mail'),
    );
    expect(page).toMatch(/role="alert" tabindex="-1" autofocus>/u);
    expect(page).toContain(`<title>${title}`);
    expect(page).not.toContain('<script>');
    const [, key = ''] = /name="key" value="([^"]+)"/u.exec(page) ?? [];
    expect((await send(path, {...ana, key})).status).toBe(303);
    expect((await send(path, {...ana, key})).status).toBe(303);
    expect(await recordsIn(place)).toHaveLength(1);
    // Different answers under the key of a stored request are an error of the browser; no answers are lost.
    const other = await send(path, {...ana, firstName: 'Eve', key});
    expect(other.status).toBe(409);
    expect(await other.text()).toContain('value="Eve"');
  },
);

test('the title of a Chinese or French form with a mistake has the colon of its language', async () => {
  const {send} = await start();
  const titleOf = async (path: string) => /<title>(.*) \|/u.exec(await (await send(path, {})).text())?.[1];
  expect(await titleOf('/zh/forms/quote')).toBe('请检查以下回答：获取免费报价');
  expect(await titleOf('/fr/forms/quote')).toContain('\u00A0: ');
});

test('pages of foreign sites and programs get what the API gives them, as a page', async () => {
  const {place, send} = await start({RATE_LIMIT: '3'});
  const stranger = await send('/fr/forms/quote', ana, {Origin: 'https://evil.example'});
  expect(stranger.status).toBe(403);
  const refused = await stranger.text();
  expect(refused).toContain('<html lang="fr">');
  expect(refused).not.toContain('<form');
  expect(refused).toContain('href="tel:');
  expect((await send('/forms/quote', {...ana, website: 'https://spam.example'})).status).toBe(303);
  expect((await send('/forms/quote', ana, {'Content-Type': 'text/plain'})).status).toBe(415);
  await send('/forms/quote', ana);
  const tooMany = await send('/forms/quote', {...ana, firstName: 'Eve'});
  expect(tooMany.status).toBe(429);
  expect(tooMany.headers.get('Retry-After')).not.toBeNull();
  // Several people can share an address: nobody types a refused form again.
  const kept = await tooMany.text();
  expect(kept).toContain('value="Eve"');
  expect(kept).toContain('href="tel:');
  const noForm = await send('/forms/quote', ana, {'Content-Type': 'text/plain'});
  expect(noForm.status).toBe(429);
  expect(await noForm.text()).not.toContain('<form');
  expect((await recordsIn(place)).map(({held}) => held)).toEqual([true, false]);
});

test.each([
  ['', {'Content-Type': 'text/plain'}, 415, 'We could not read the form', 'Back button'],
  [
    '/de',
    {'Content-Encoding': 'gzip'},
    415,
    'Wir konnten das Formular nicht lesen',
    'Gehen Sie im Browser zurück',
  ],
])(
  'a form at %s/forms/quote that cannot be read (%j) gets a page for people',
  async (lang, headers, status, title, back) => {
    const {send} = await start();
    const refused = await send(`${lang}/forms/quote`, ana, headers);
    expect(refused.status).toBe(status);
    const page = await refused.text();
    expect(page).toContain(`<h1>${title}</h1>`);
    expect(page).toContain(back);
    expect(page).toContain('href="tel:');
    expect(page).not.toMatch(/JSON|UTF-8/u);
  },
);

test('whoever visits the address of a form reads where the form is', async () => {
  const {origin} = await start();
  const read = await fetch(`${origin}/es/forms/quote`);
  expect([read.status, read.headers.get('Allow')]).toEqual([405, 'POST']);
  const page = await read.text();
  expect(page).toContain('<h1>Abra el formulario en nuestro sitio web</h1>');
  expect(page).toContain('<a href="/es">');
});

test('“E-Mail” and telephone numbers do not break at their hyphens, and what a visitor typed is left alone', async () => {
  const {send} = await start();
  const typed = {...ben, email: '', phone: '1', message: 'Per E-Mail, bitte, oder 713-555-0199.'};
  const answer = await send('/de/forms/contact', typed);
  const page = await answer.text();
  expect(page).toContain('wie <span class="whole">713-555-0100</span> ein');
  expect(page).toContain('>E\u2011Mail *</label>');
  expect(page).toContain('rows="6">Per E-Mail, bitte, oder 713-555-0199.</textarea>');
});

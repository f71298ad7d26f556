import {afterEach, expect, test} from 'vitest';
import {keepsIt, saysNo, serveScript} from '../ui/submission/scripted-server.ts';
import {ana, fill, mount, text, typed, useEmptyPages} from './quote-form-on-a-page.ts';

useEmptyPages();

const address = location.href;
afterEach(() => history.replaceState(null, '', address));

/** The page as a visitor opens it by a link. */
const arriveBy = (search: string): void => history.replaceState(null, '', location.pathname + search);

test('the lead contains the campaign and the page’s own fields, and nothing else of the page’s query', async () => {
  arriveBy('?utm_source=newsletter&utm_medium=email&session=secret&email=eve%40mail.example');
  const heard = serveScript(keepsIt);
  const form = await mount({'hidden-fields': 'clinic=Riverside&room=7'});
  await fill(form);
  await form.submit();
  const {context} = JSON.parse(heard[0]?.body ?? '') as {context: object};
  expect(context).toMatchObject({
    utm: {source: 'newsletter', medium: 'email'},
    hidden: {clinic: 'Riverside', room: '7'},
    page: location.origin + location.pathname,
  });
  expect(heard[0]?.body).not.toMatch(/secret|eve@/u);
});

test('the page’s address fills fields only if the page allows it, and only fields', async () => {
  arriveBy(
    '?first-name=Ana&last-name=Reyes&email=ana%40mail.example&insurance-type=life&api=https%3A%2F%2Fevil.example',
  );
  const closed = await mount();
  await closed.bringLate();
  expect(typed(closed)).toMatchObject({firstName: '', email: ''});
  const form = await mount({'url-prefill': '', 'last-name': 'Ruiz'});
  await expect
    .poll(() => typed(form))
    .toEqual({
      firstName: 'Ana',
      lastName: 'Ruiz',
      email: 'ana@mail.example',
      phone: '',
      insuranceType: 'life',
    });
  expect(form.hasAttribute('api')).toBe(false);
});

// A template writes `api=""` for a setting that its owner left empty; the answers must not go to the owner's server.
test('an empty address counts as absent', async () => {
  const {apiOrigin, siteOrigin} = await mount({api: '', site: ''});
  expect([apiOrigin, siteOrigin]).toEqual([location.origin, location.origin]);
});

test('a page that the agency has not allowed yet names the address to allow', async () => {
  serveScript(saysNo(403, 'origin-refused'));
  const form = await mount();
  await fill(form, ana);
  await form.submit();
  expect(text(form, '[role=alert]')).toContain(`add ${location.origin} to its partner sites`);
});

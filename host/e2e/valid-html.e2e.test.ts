/* Served pages are valid HTML, because browsers repair mistakes in different ways. */
import {HtmlValidate} from 'html-validate';
import {LANGUAGES} from '../../contract/language.ts';
import {widgetNames} from '../../widgets/embed/names.ts';
import {pageIn, somePages} from './every-page.ts';
import {expect, test} from './page-test.ts';

const validator = new HtmlValidate({extends: ['html-validate:standard']});

const faultsOf = async (html: string): Promise<string[]> => {
  const {results} = await validator.validateString(html);
  return results.flatMap(({messages}) =>
    messages.map(({line, column, ruleId, message}) => `${line}:${column} ${ruleId}: ${message}`),
  );
};

test('the validator finds a planted fault', async () => {
  expect(await faultsOf('<p id="a"><b></p><p id="a"></p>')).not.toEqual([]);
});

test('every page in every language is valid HTML; of services and articles two, in test:all each', async ({
  request,
  product,
}) => {
  const faults: string[] = [];
  for (const {address} of somePages) {
    const response = await request.get(product.site + address, {headers: {Accept: 'text/html'}});
    for (const fault of await faultsOf(await response.text())) faults.push(`${address} ${fault}`);
  }
  expect(faults).toEqual([]);
});

test('every page that the server writes is valid HTML: forms with mistakes, thanks, frames, snippets, the gallery, the desk', async ({
  request,
  product,
}) => {
  const faults: string[] = [];
  const check = async (address: string, html: string): Promise<void> => {
    for (const fault of await faultsOf(html)) faults.push(`${address} ${fault}`);
  };
  for (const address of [
    ...LANGUAGES.map((lang) => pageIn(lang, '/forms/thanks').address),
    ...widgetNames.flatMap((name) => [`/embed/v1/frame/${name}`, `/embed/v1/html/${name}?lang=de`]),
    '/withdraw/unknown',
    '/gallery',
    '/desk',
  ])
    await check(address, await (await request.get(product.site + address)).text());
  for (const name of ['quote', 'contact']) {
    const refused = await request.post(`${product.site}/zh/forms/${name}`, {
      form: {email: 'rosa@example'},
      headers: {Origin: product.site},
    });
    expect(refused.status()).toBe(422);
    await check(`/zh/forms/${name}`, await refused.text());
  }
  expect(faults).toEqual([]);
});

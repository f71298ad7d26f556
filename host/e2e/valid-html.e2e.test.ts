/* Served pages are valid HTML, because browsers repair mistakes in different ways. */
import {HtmlValidate} from 'html-validate';
import {somePages} from './every-page.ts';
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

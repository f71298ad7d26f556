import {hash} from 'node:crypto';
import {expect, test} from 'vitest';
import type {Consent} from '../../contract/consent.ts';
import {ReceiptSchema} from '../../contract/submission.schema.ts';
import {lead} from '../testing/submissions.ts';
import {startTestServer} from '../testing/test-server.ts';
import {openTestVault} from '../testing/test-store.ts';
import {consentReceipt} from '../withdrawal/receipt.ts';
import {text} from '../withdrawal/texts.ts';
import {readConsents} from '../withdrawal/withdrawal-link.ts';
import {ConsentEvidenceSchema} from './consent-evidence.ts';
import {loadPublishedTexts} from './published-texts.ts';
import {verifyChain} from './verify-chain.ts';

const ours = [...loadPublishedTexts({}).consents.values()].findLast(
  ({kind, lang}) => kind === 'contact' && lang === 'de',
);
if (!ours) throw new Error('no text to agree to');

const agreed = {
  kind: 'contact',
  textVersion: ours.version,
  textSha256: hash('sha256', ours.text),
  agreedAt: '2026-11-21T10:00:00.000Z',
} as const;

/** The stored evidence of one consent, and whether the chain proves the consent. */
const evidenceOf = async (consent: Consent, context: object) => {
  const {post, place} = await startTestServer();
  const body = {...lead, phone: '713 555 0123', consents: [consent], context};
  const {id} = ReceiptSchema.parse(await (await post('/api/leads', body)).json());
  const {store, keys} = openTestVault(place);
  const keyring = await keys.ring();
  const consents = (await readConsents(store, keyring, id)) ?? [];
  const [evidence] = consents;
  if (!evidence) throw new Error('no evidence');
  const {faults} = await store.read((db) => verifyChain(db, keyring));
  return {id, consents, evidence, faults};
};

test('proves a consent to a wording that forms showed earlier, and not to a wording that was never shown', async () => {
  const former = [...loadPublishedTexts({}).consents.values()].find(
    ({kind, lang, version}) => kind === 'contact' && lang === 'de' && version !== ours.version,
  );
  const {evidence} = await evidenceOf(
    {...agreed, textVersion: 'contact-2026-11', textSha256: hash('sha256', former?.text ?? '')},
    {lang: 'de'},
  );
  expect(evidence).toMatchObject({text: former?.text, language: 'de'});
  const {evidence: other} = await evidenceOf({...agreed, textSha256: 'ab'.repeat(32)}, {lang: 'de'});
  expect(other.text).toBeNull();
});

test('says which page carried the frame, and when the browser sent it', async () => {
  const where = {
    page: 'https://agency.example/embed/v1/frame/quote-form',
    hostPage: 'https://partner.example/insurance',
  };
  const sentAt = '2026-11-21T10:00:07.000Z';
  const {evidence, faults} = await evidenceOf(agreed, {
    ...where,
    hostPage: `${where.hostPage}?name=Ana#quote`,
    sentAt,
  });
  expect(evidence).toMatchObject({
    ...where,
    text: ours.text,
    box: {at: agreed.agreedAt},
    clientTime: sentAt,
  });
  expect(faults).toEqual([]);
});

test('says neither for a page that sends neither', async () => {
  const {evidence} = await evidenceOf(agreed, {hostPage: '', sentAt: ''});
  expect(evidence).toMatchObject({hostPage: '', clientTime: agreed.agreedAt});
});

test('data sealed before host pages were stored can still be opened', async () => {
  const {evidence} = await evidenceOf(agreed, {});
  const {hostPage: _1, withdrawnAt: _2, ...old} = evidence;
  expect(ConsentEvidenceSchema.parse(old)).toEqual({...old, hostPage: ''});
});

test.each([
  ['a hash of no text of ours', {...agreed, textSha256: 'ab'.repeat(32)}],
  ['the text of another kind', {...agreed, kind: 'medicare'}],
  ['the text of another version', {...agreed, textVersion: 'contact-2020-01'}],
] as const)('%s proves no words: the hash stands alone, in the language of the form', async (_, consent) => {
  const {id, consents, evidence, faults} = await evidenceOf(consent, {lang: 'fr'});
  const {kind, textSha256} = consent;
  const textVersion = `unpublished:${consent.textVersion}`;
  expect(evidence).toMatchObject({kind, textVersion, textSha256, text: null, language: 'fr'});
  expect(faults).toEqual([]);
  const receipt = consentReceipt(id, consents, {
    siteOrigin: 'https://agency.example',
    values: {agencyName: 'Sample', licensedName: 'A. Agent', phone: '713', email: 'a@agency.example'},
    imprintIn: () => [],
  });
  expect(receipt?.language).toBe('fr');
  // The receipt names the kind of the consent, never words that the visitor may not have seen.
  expect(receipt?.text).not.toContain(ours.text);
  expect(receipt?.text).toContain(text('fr', `kind.${kind}`));
});

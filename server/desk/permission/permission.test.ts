import {describe, expect, test} from 'vitest';
import {permissionOf, type PermissionFacts, type PersonConsent} from './permission.ts';

const consent = (changes: Partial<PersonConsent> = {}): PersonConsent => ({
  kind: 'contact',
  channels: ['call'],
  status: 'standing',
  recordedAt: '2026-11-01T15:00:00.000Z',
  seq: null,
  withdrawnSeq: null,
  lapsesAt: null,
  withdrawnAt: null,
  phone: '(713) 555-0142',
  email: 'ana@mail.example',
  ...changes,
});

const texts = consent({kind: 'texts', channels: ['text']});
const medicare = consent({
  kind: 'medicare',
  channels: ['call', 'email', 'text'],
  lapsesAt: '2027-11-01T15:00:00.000Z',
});
const withdrawn = {status: 'withdrawn', withdrawnAt: '2026-11-10T00:00:00.000Z'} as const;

// Monday 2026-11-23, 10:00 in Houston.
const at = (now: string, changes: Partial<PermissionFacts> = {}): PermissionFacts => ({
  now: new Date(now),
  zones: ['central'],
  isKnown: true,
  consents: [consent()],
  email: 'ana@mail.example',
  lastWroteAt: '2026-11-01T15:00:00.000Z',
  lastWroteSeq: null,
  isStopped: false,
  scopeRecordedAt: null,
  numberWithdrawals: new Map(),
  ...changes,
});
const MONDAY_TEN = '2026-11-23T16:00:00.000Z';

const ok = (changes: object = {}) => expect.objectContaining({isAllowed: true, ...changes});
const no = (reason: string, nextAllowedAt: string | null = null) => ({
  isAllowed: false,
  reason,
  nextAllowedAt,
});

describe('calls and texts', () => {
  test.each([
    ['agreed to calls only', [consent()], ok({to: '+17135550142', until: null}), no('no-consent')],
    ['agreed to texts only', [texts], no('no-consent'), ok({to: '+17135550142'})],
    ['agreed to nothing', [], no('no-consent'), no('no-consent')],
    [
      'withdrew, which ends what the number was given for',
      [consent(withdrawn), texts],
      no('withdrawn'),
      no('withdrawn'),
    ],
    [
      'agreed about Medicare',
      [medicare],
      ok({isMedicareOnly: true, until: '2027-11-01T15:00:00.000Z'}),
      ok({isMedicareOnly: true}),
    ],
    [
      'agreed to calls and about Medicare',
      [medicare, consent()],
      ok({isMedicareOnly: false, until: null}),
      ok({isMedicareOnly: true}),
    ],
    ['let the permission lapse', [{...medicare, status: 'lapsed'} as const], no('lapsed'), no('lapsed')],
    ['gave no number', [consent({phone: ''})], no('no-number'), no('no-consent')],
    ['was replaced by newer answers', [consent({status: 'superseded'})], no('no-consent'), no('no-consent')],
  ])('of somebody who %s', (_, consents, call, text) => {
    expect(permissionOf(at(MONDAY_TEN, {consents}))).toMatchObject({call, text});
  });

  test('stay blocked after a withdrawal, although a clock that was ahead dated the consent or the message later', () => {
    const ahead = '2027-03-01T00:00:00.000Z';
    const mine = consent({...withdrawn, kind: 'texts', channels: ['text']});
    const facts = at(MONDAY_TEN, {consents: [consent({recordedAt: ahead}), mine], lastWroteAt: ahead});
    expect(permissionOf(facts)).toMatchObject({call: no('withdrawn'), mail: no('withdrawn')});
    const numberWithdrawals = new Map([['7135550142', {at: '2026-11-10T00:00:00.000Z', seq: null}]]);
    const shared = at(MONDAY_TEN, {consents: [consent({recordedAt: ahead})], numberWithdrawals});
    expect(permissionOf(shared).call).toEqual(no('withdrawn'));
  });

  test('stay blocked once the wrong date of a consent has come: the order of the chain decides', () => {
    const ahead = '2027-03-01T00:00:00.000Z';
    const now = '2027-04-05T16:00:00.000Z';
    const given = consent({recordedAt: ahead, seq: 7});
    const mine = consent({...withdrawn, kind: 'texts', channels: ['text'], seq: 3, withdrawnSeq: 9});
    const facts = at(now, {consents: [given, mine], lastWroteAt: ahead, lastWroteSeq: 7});
    expect(permissionOf(facts)).toMatchObject({call: no('withdrawn'), mail: no('withdrawn')});
    const numberWithdrawals = new Map([['7135550142', {at: '2026-11-10T00:00:00.000Z', seq: 9}]]);
    expect(permissionOf(at(now, {consents: [given], numberWithdrawals})).call).toEqual(no('withdrawn'));
  });

  test('are allowed again by a new consent, although a clock that was ahead dated the withdrawal later', () => {
    const mine = consent({...withdrawn, withdrawnAt: '2030-01-01T00:00:00.000Z', seq: 3, withdrawnSeq: 4});
    const again = consent({recordedAt: '2026-11-20T00:00:00.000Z', seq: 5});
    const numberWithdrawals = new Map([['7135550142', {at: '2030-01-01T00:00:00.000Z', seq: 4}]]);
    expect(permissionOf(at(MONDAY_TEN, {consents: [mine, again], numberWithdrawals})).call).toEqual(ok());
  });

  test('stay blocked for a number whose other owner has withdrawn since', () => {
    const other = consent({...withdrawn, email: 'juan@mail.example', phone: '713.555.0142'});
    expect(permissionOf(at(MONDAY_TEN, {consents: [consent(), other]})).call).toEqual(no('withdrawn'));
  });

  test('stay blocked for a number that another person has withdrawn since, and for no other number', () => {
    const after = new Map([['7135550142', {at: '2026-11-10T00:00:00.000Z', seq: null}]]);
    const facts = {consents: [consent(), texts], numberWithdrawals: after};
    expect(permissionOf(at(MONDAY_TEN, facts))).toMatchObject({call: no('withdrawn'), text: no('withdrawn')});
    const second = consent({phone: '512 555 0188'});
    expect(permissionOf(at(MONDAY_TEN, {...facts, consents: [consent(), second]})).call).toEqual(
      ok({to: '+15125550188'}),
    );
    const numberWithdrawals = new Map([['7135550142', {at: '2026-10-31T00:00:00.000Z', seq: null}]]);
    expect(permissionOf(at(MONDAY_TEN, {numberWithdrawals})).call).toEqual(ok());
  });

  test('stay blocked for every number of a person who has withdrawn under another address', () => {
    const elsewhere = consent({...withdrawn, email: 'ana@work.example', phone: '512 555 0188'});
    const permission = permissionOf(at(MONDAY_TEN, {consents: [consent(), medicare, elsewhere]}));
    expect(permission).toMatchObject({
      call: no('withdrawn'),
      text: no('withdrawn'),
      reminder: no('withdrawn'),
      medicare: no('withdrawn'),
    });
  });

  test('are allowed again by a consent that is newer than the withdrawal', () => {
    const newer = consent({recordedAt: '2026-11-20T15:00:00.000Z'});
    expect(permissionOf(at(MONDAY_TEN, {consents: [consent(withdrawn), newer]})).call).toEqual(ok());
  });

  test('and everything else end with a note that this person wants no contact', () => {
    const permission = permissionOf(at(MONDAY_TEN, {isStopped: true, consents: [consent(), medicare]}));
    expect(Object.values(permission)).toEqual(Object.values(permission).map(() => no('stopped')));
  });
});

// The expected values are calculated by hand: the local time beside each moment, and the next full hour that both
// rules allow.
describe('quiet hours', () => {
  test.each([
    ['Monday 08:59 in Houston', '2026-11-23T14:59:00.000Z', ['central'], '2026-11-23T15:00:00.000Z'],
    ['Monday 09:00', '2026-11-23T15:00:00.000Z', ['central'], undefined],
    ['Monday 20:59', '2026-11-24T02:59:00.000Z', ['central'], undefined],
    ['Monday 21:00', '2026-11-24T03:00:00.000Z', ['central'], '2026-11-24T15:00:00.000Z'],
    ['Saturday 21:00: Sunday noon', '2026-11-22T03:00:00.000Z', ['central'], '2026-11-22T18:00:00.000Z'],
    ['Sunday 11:59', '2026-11-22T17:59:00.000Z', ['central'], '2026-11-22T18:00:00.000Z'],
    ['Sunday 12:00', '2026-11-22T18:00:00.000Z', ['central'], undefined],
    [
      'El Paso at 08:30, Houston at 09:30',
      '2026-11-23T15:30:00.000Z',
      ['mountain'],
      '2026-11-23T16:00:00.000Z',
    ],
    [
      'unknown: El Paso at 08:30, so not yet',
      '2026-11-23T15:30:00.000Z',
      ['central', 'mountain'],
      '2026-11-23T16:00:00.000Z',
    ],
    [
      'unknown: Houston at 21:30, so no longer',
      '2026-11-24T03:30:00.000Z',
      ['central', 'mountain'],
      '2026-11-24T16:00:00.000Z',
    ],
    // Sunday 2026-03-08: at 02:00 CST the clocks go forward to 03:00 CDT. Noon is 17:00 UTC; on the day before,
    // noon was 18:00 UTC.
    [
      'Saturday 21:30 before summer time',
      '2026-03-08T03:30:00.000Z',
      ['central'],
      '2026-03-08T17:00:00.000Z',
    ],
    ['Sunday 12:00 of summer time', '2026-03-08T17:00:00.000Z', ['central'], undefined],
    ['Sunday 20:59 of summer time', '2026-03-09T01:59:00.000Z', ['central'], undefined],
    // Sunday 2026-11-01: at 02:00 CDT the clocks go back to 01:00 CST. Noon is 18:00 UTC.
    ['Sunday 11:30 after summer time', '2026-11-01T17:30:00.000Z', ['central'], '2026-11-01T18:00:00.000Z'],
    ['Saturday 22:00 before its end', '2026-11-01T03:00:00.000Z', ['central'], '2026-11-01T18:00:00.000Z'],
    // Arizona keeps standard time: in July, 09:00 in Phoenix is 16:00 UTC, which is 10:00 in Denver.
    ['Phoenix 08:30 in July', '2026-07-06T15:30:00.000Z', ['arizona'], '2026-07-06T16:00:00.000Z'],
  ] as const)('%s', (_, now, zones, next) => {
    const {call} = permissionOf(at(now, {zones}));
    expect(call).toEqual(next === undefined ? ok({nature: 'solicitation'}) : no('quiet-hours', next));
  });

  test('do not limit a live reply to a person who wrote a moment ago, and the verdict says so', () => {
    const night = {lastWroteAt: '2026-11-24T04:00:00.000Z'};
    expect(permissionOf(at('2026-11-24T04:14:00.000Z', night)).call).toEqual(ok({nature: 'reply'}));
    expect(permissionOf(at('2026-11-24T04:15:00.000Z', night)).call).toEqual(
      no('quiet-hours', '2026-11-24T15:00:00.000Z'),
    );
  });

  test('bind a moment that a wrong clock puts before the message', () => {
    const night = {lastWroteAt: '2026-11-24T05:00:00.000Z'};
    expect(permissionOf(at('2026-11-24T04:00:00.000Z', night)).call).toMatchObject({reason: 'quiet-hours'});
  });
});

describe('mail', () => {
  test('allows an answer to a person who wrote, at any hour, and no longer after a withdrawal', () => {
    const night = '2026-11-24T04:00:00.000Z';
    expect(permissionOf(at(night, {consents: []})).mail).toEqual(ok({nature: 'reply'}));
    const consents = [consent(withdrawn)];
    expect(permissionOf(at(night, {consents})).mail).toEqual(no('withdrawn'));
    const lastWroteAt = '2026-11-12T00:00:00.000Z';
    expect(permissionOf(at(night, {consents, lastWroteAt})).mail).toEqual(ok());
    expect(permissionOf(at(night, {email: ''})).mail).toEqual(no('no-address'));
  });

  test('as a reminder needs a consent whose words name mail, and waits for the morning', () => {
    expect(permissionOf(at(MONDAY_TEN)).reminder).toEqual(no('no-consent'));
    const consents = [medicare];
    expect(permissionOf(at(MONDAY_TEN, {consents})).reminder).toEqual(ok({isMedicareOnly: true}));
    expect(permissionOf(at('2026-11-24T04:00:00.000Z', {consents})).reminder).toEqual(
      no('quiet-hours', '2026-11-24T15:00:00.000Z'),
    );
  });
});

describe('Medicare', () => {
  test('may be discussed until the permission lapses', () => {
    const until = '2027-11-01T15:00:00.000Z';
    expect(permissionOf(at(MONDAY_TEN, {consents: [medicare]})).medicare).toEqual(ok({until}));
    expect(permissionOf(at(MONDAY_TEN)).medicare).toEqual(no('no-consent'));
    const lapsed = {...medicare, status: 'lapsed'} as const;
    expect(permissionOf(at(MONDAY_TEN, {consents: [lapsed]})).medicare).toEqual(no('lapsed'));
  });

  test('needs a recorded scope of appointment, and 48 hours after it', () => {
    expect(permissionOf(at(MONDAY_TEN)).appointment).toEqual(no('scope-missing'));
    const scoped = {scopeRecordedAt: '2026-11-22T16:00:00.000Z'};
    expect(permissionOf(at('2026-11-24T15:59:59.000Z', scoped)).appointment).toEqual(
      no('scope-wait', '2026-11-24T16:00:00.000Z'),
    );
    expect(permissionOf(at('2026-11-24T16:00:00.000Z', scoped)).appointment).toEqual(ok());
  });

  test('takes the wait that the agency has configured', () => {
    const overrides = {'contact.medicare-appointment-wait': {value: 0}};
    const facts = at(MONDAY_TEN, {scopeRecordedAt: MONDAY_TEN, overrides});
    expect(permissionOf(facts).appointment).toEqual(ok());
  });
});

import {expect, test} from 'vitest';
import {loadAgency} from '../../../agency/load.ts';
import type {EditedHours} from '../../../contract/desk-edits.ts';
import {startChatting} from '../../chat/testing/chat-client.ts';
import {isOpenAt} from '../../chat/opening.ts';
import {hoursWithDaysOff} from '../../../agency/days-off.ts';
import {chicagoDay} from '../../../insurance/calendar/chicago.ts';
import {addDays} from '../../../insurance/calendar/day.ts';
import {startTestServer} from '../../testing/test-server.ts';
import {startDesk} from '../testing/signed-in-desk.ts';

const always = {regular: [{from: 'mon', to: 'sun', opens: '00:00', closes: '23:59'}], byAppointment: []};

type Followed = {readonly frames: readonly {readonly name: string; readonly data: object}[]};

const presenceIn = ({frames}: Followed): object =>
  frames.findLast(({name}) => name === 'presence')?.data ?? {};

test('the chat states hours that an agent edits, they survive a restart, and an undo restores the former', async () => {
  const {request, origin, place, stop} = await startDesk();
  const read = async () => (await (await request('agent', '/edits/hours')).json()) as EditedHours;
  const before = await read();
  expect([before.version, before.canUndo, before.preview.texts.en]).toEqual([
    0,
    false,
    'Mon-Fri 8AM-8PM CT, Sat by appointment',
  ]);
  const today = chicagoDay(Date.now());
  const edited = {...always, daysOff: [{from: today, to: addDays(today, 1)}]};
  const put = (version: number, json: unknown = edited) =>
    request('agent', '/edits/hours', {method: 'PUT', json, version});
  expect((await put(0)).status).toBe(200);
  const {texts, isOpen} = (await read()).preview;
  expect(isOpen, 'a day off is closed all day').toBe(false);
  expect(texts.de).toContain('Mo-So 0-23.59 Uhr CT. Geschlossen vom ');

  const {follow} = await startChatting(origin, 'de');
  const followed = await follow();
  await expect.poll(() => presenceIn(followed)).toMatchObject({hours: texts.de, isOpen: false});
  followed.stop();

  expect((await put(1, {...always, daysOff: []})).status).toBe(200);
  expect((await read()).preview).toMatchObject({texts: {en: 'Mon-Sun 12AM-11:59PM CT'}});
  await stop();
  const again = await startTestServer({}, place);
  const chat = await startChatting(again.origin, 'en');
  const later = await chat.follow();
  await expect.poll(() => presenceIn(later)).toMatchObject({hours: 'Mon-Sun 12AM-11:59PM CT'});
  later.stop();
});

test("two people who edit at once: the second gets 412 with the first one's value, and an undo goes back step by step", async () => {
  const {request} = await startDesk();
  const put = (sender: 'owner' | 'agent', version: number, opens: string) =>
    request(sender, '/edits/hours', {
      method: 'PUT',
      version,
      json: {...always, regular: [{from: 'mon', to: 'fri', opens, closes: '17:00'}], daysOff: []},
    });
  const answers = await Promise.all([put('owner', 0, '07:00'), put('agent', 0, '09:00')]);
  expect(answers.map(({status}) => String(status)).toSorted()).toEqual(['200', '412']);
  const lost = (await answers.find(({status}) => status === 412)?.json()) as {current: EditedHours};
  const won = (await answers.find(({status}) => status === 200)?.json()) as EditedHours;
  expect(lost.current.hours).toEqual(won.hours);
  expect((await request('owner', '/edits/hours', {method: 'PUT', json: always})).status).toBe(428);
  expect((await put('owner', 1, '10:00')).status).toBe(200);
  const undo = async (version: number) => {
    const answer = await request('agent', '/edits/hours/undo', {method: 'POST', version});
    return answer.status === 200 ? ((await answer.json()) as EditedHours) : answer.status;
  };
  expect(await undo(1), 'somebody has edited since').toBe(412);
  expect(await undo(2)).toMatchObject({version: 3, hours: won.hours, canUndo: true});
  const last = await undo(3);
  expect(last).toMatchObject({version: 4, canUndo: false, hours: {byAppointment: ['sat']}});
  expect(await undo(4)).toBe(404);
  const {entries} = (await (await request('owner', '/audit')).json()) as {
    entries: readonly {what: string; ids: readonly string[]}[];
  };
  expect(entries.filter(({what}) => what.endsWith('hours')).map(({what}) => what)).toEqual([
    'undo hours',
    'undo hours',
    'edit hours',
    'edit hours',
  ]);
});

test('the desk refuses what the configuration would refuse, with the field', async () => {
  const {request} = await startDesk();
  const good = {...always, daysOff: []};
  const refused: readonly (readonly [object, string, string])[] = [
    [{regular: []}, 'regular', 'required'],
    [{regular: [{from: 'mon', to: 'fri', opens: '9', closes: '17:00'}]}, 'regular.0.opens', 'invalid-format'],
    [
      {regular: [{from: 'mon', to: 'fri', opens: '17:00', closes: '09:00'}]},
      'regular.0.closes',
      'contradicts',
    ],
    [
      {regular: [{from: 'monday', to: 'fri', opens: '09:00', closes: '17:00'}]},
      'regular.0.from',
      'invalid-format',
    ],
    [{byAppointment: ['<img src=x onerror=alert(1)>']}, 'byAppointment.0', 'invalid-format'],
    [{daysOff: [{from: '2026-02-30', to: '2026-03-01'}]}, 'daysOff.0.from', 'invalid-format'],
    [{daysOff: [{from: '', to: '2026-03-01'}]}, 'daysOff.0.from', 'required'],
    [{daysOff: [{from: '2026-12-26', to: '2026-12-24'}]}, 'daysOff.0.to', 'contradicts'],
    [{note: '<script>alert(1)</script>'}, 'note', 'unknown-field'],
  ];
  for (const [change, field, code] of refused)
    for (const [path, method] of [
      ['/edits/hours', 'PUT'],
      ['/edits/hours/preview', 'POST'],
    ] as const) {
      const answer = await request('owner', path, {method, version: 0, json: {...good, ...change}});
      const {errors} = (await answer.json()) as {errors: readonly {field: string; code: string}[]};
      expect([change, answer.status, errors[0]]).toEqual([change, 422, {field, code}]);
    }
});

test('the chat opens and closes by the clock of Texas, over a change of daylight time and on a holiday', () => {
  const {hours} = loadAgency({});
  const daysOff = [{from: '2026-11-26', to: '2026-11-27'}];
  const at = (moment: string) => isOpenAt({...hours, daysOff}, new Date(moment));
  // Friday, October 30, 2026 is in daylight time (UTC-5), Monday, November 2 is not (UTC-6). Opens at 8.
  expect([at('2026-10-30T12:59:00Z'), at('2026-10-30T13:00:00Z')]).toEqual([false, true]);
  expect([at('2026-11-02T13:59:00Z'), at('2026-11-02T14:00:00Z')]).toEqual([false, true]);
  expect([at('2027-03-12T13:59:00Z'), at('2027-03-12T14:00:00Z')]).toEqual([false, true]);
  expect([at('2027-03-15T12:59:00Z'), at('2027-03-15T13:00:00Z')]).toEqual([false, true]);
  // Thanksgiving ends at midnight in Texas, which is 06:00 UTC on the 28th; the 30th is the next Monday.
  expect([at('2026-11-25T18:00:00Z'), at('2026-11-26T18:00:00Z'), at('2026-11-27T23:00:00Z')]).toEqual([
    true,
    false,
    false,
  ]);
  expect(at('2026-11-30T18:00:00Z')).toBe(true);
  const sentenceOn = (today: string, lang: 'en' | 'zh' = 'en') =>
    hoursWithDaysOff({...hours, daysOff}, lang, today);
  expect(sentenceOn('2026-11-11')).not.toContain('Closed');
  expect(sentenceOn('2026-11-12')).toBe(
    'Mon-Fri 8AM-8PM CT, Sat by appointment. Closed from November 26, 2026 to November 27, 2026.',
  );
  expect(sentenceOn('2026-11-27', 'zh')).toBe(
    '周一至周五 08:00-20:00 CT，周六需预约。2026年11月26日至2026年11月27日休息。',
  );
  expect(sentenceOn('2026-11-28')).not.toContain('Closed');
});

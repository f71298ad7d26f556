import {expect, test} from 'vitest';
import {mailStatus} from './mail-status.ts';

const facts = {state: 'pending', last_error: '', due_at: '', attempts: 1} as const;

test.each([
  ['waits in the outbox', undefined, {state: 'pending'}, 'waiting'],
  ['is on its way', facts, {state: 'dispatched'}, 'waiting'],
  ['was taken by the next server', {...facts, state: 'delivered'}, {state: 'dispatched'}, 'accepted'],
  [
    'was put off',
    {...facts, last_error: 'EENVELOPE: the server answered 451 4.7.1'},
    {state: 'dispatched'},
    'temporary-failure',
  ],
  ['met no server', {...facts, last_error: 'ECONNREFUSED'}, {state: 'dispatched'}, 'temporary-failure'],
  [
    'was refused for good',
    {...facts, last_error: 'EENVELOPE: the server answered 550 5.1.1'},
    {state: 'dispatched'},
    'permanent-failure',
  ],
  ['is parked', {...facts, state: 'parked', last_error: 'x'}, {state: 'dispatched'}, 'permanent-failure'],
  ['was taken back', undefined, {state: 'erased'}, 'cancelled'],
  ['is too old for a record', undefined, undefined, 'unknown'],
] as const)('a mail that %s', (_, delivery, outbox, status) => {
  expect(mailStatus(delivery, outbox)).toBe(status);
});

import {expect, test} from 'vitest';
import {createStorePlace, openTestStore} from '../../testing/test-store.ts';
import {saveMember} from '../member/member.store.ts';
import {renewRecoveryCodes, takeRecoveryCode} from './recovery.store.ts';

test('a recovery code that two processes get at the same moment signs in once', async () => {
  const place = await createStorePlace();
  const processes = [openTestStore(place), openTestStore(place)] as const;
  const mail = 'agent@agency.example';
  const {id} = await saveMember(
    processes[0],
    {mail, name: 'Ben Agent', role: 'agent', language: 'en'},
    new Date(),
  );
  for (const code of await renewRecoveryCodes(processes[0], id)) {
    const members = await Promise.all(processes.map((store) => takeRecoveryCode(store, {mail, code})));
    expect(members.filter((member) => member?.mail === mail)).toHaveLength(1);
  }
});

import {setTimeout as pause} from 'node:timers/promises';
import {Latencies} from '../reliability/program/latency.ts';
import {startProduct} from '../reliability/running-product.ts';
import {FIRST_CHOICE, saveChoice} from '../server/desk/push/choice.store.ts';
import {saveDevice} from '../server/desk/push/device.store.ts';
import {pushKeyOf} from '../server/desk/push/push-key.ts';
import {startPushService} from '../server/desk/push/testing/push-service.ts';
import {saveMember} from '../server/desk/member/member.store.ts';
import {Keys} from '../server/keys/keys.ts';
import {readSettings} from '../server/settings/settings.ts';
import {openStore} from '../server/start/open-store.ts';

// A notification that is later than this counts as lost, in milliseconds.
const PATIENCE_MS = 20_000;

type Service = Awaited<ReturnType<typeof startPushService>>;

// Writes a member with one device at the push service into the product's store.
const addMember = async (dataDir: string, service: Service): Promise<void> => {
  const settings = readSettings({DATA_DIR: dataDir, DATABASE_URL: ''});
  const store = openStore(settings);
  try {
    const now = new Date();
    const keys = new Keys(settings, store);
    const {publicKey} = await pushKeyOf({store, keys}, now);
    const who = {mail: 'push@agency.example', name: 'Push', role: 'agent', language: 'en'} as const;
    const member = await saveMember(store, who, now);
    await saveChoice(store, member.id, {choice: FIRST_CHOICE});
    const {subscription} = service.subscribe(publicKey);
    const session = {id: 'bench', member, createdAt: now.toISOString()};
    await saveDevice({store, keyring: await keys.ring(), now}, {session, subscription, device: 'Bench'});
  } finally {
    await store.close();
  }
};

/**
 * Measures the time from a visitor's quote request to the decrypted message at the push service, in milliseconds. Each measurement
 * begins at another point of the worker's second.
 */
export const measurePush = async (times: number): Promise<Latencies> => {
  const service = await startPushService();
  const product = await startProduct({PUSH_SERVICES: service.origin, RATE_LIMIT: 'off'});
  const found = new Latencies();
  try {
    await addMember(product.dataDir, service);
    for (let index = 0; index < times; index += 1) {
      await pause(Math.random() * 1_000);
      const began = performance.now();
      const answer = await fetch(`${product.site}/api/leads`, {
        method: 'POST',
        headers: {'Content-Type': 'application/json'},
        body: JSON.stringify({
          firstName: 'A',
          lastName: 'B',
          email: `a${index}@example.com`,
          phone: '',
          insuranceType: 'life',
        }),
      });
      if (answer.status !== 201) throw new Error(await answer.text());
      while (service.taken.length <= index) {
        if (performance.now() - began > PATIENCE_MS) throw new Error('no push message came');
        await pause(5);
      }
      found.add(performance.now() - began);
    }
    return found;
  } finally {
    await product.dispose();
    service.stop();
  }
};

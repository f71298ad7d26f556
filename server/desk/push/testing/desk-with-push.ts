import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {onTestFinished} from 'vitest';
import type {PushView} from '../../../../contract/desk-push.ts';
import {mailboxFolder, mailsIn} from '../../../delivery/testing/mailbox.ts';
import type {Environment} from '../../../settings/settings.ts';
import {startDesk, type Sender} from '../../testing/signed-in-desk.ts';
import {startPushService} from './push-service.ts';

// Decodes the ASCII part of quoted-printable.
const decoded = (eml: string): string =>
  eml
    .replaceAll(/=\r?\n/gu, '')
    .replaceAll(/=([0-9A-F]{2})/gu, (_all, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)));

/** Starts a desk and a push service to which the desk may send; both stop when the test has finished. */
export const startDeskWithPush = async (environment: Environment = {}) => {
  const service = await startPushService();
  onTestFinished(service.stop);
  const desk = await startDesk({
    PUSH_SERVICES: service.origin,
    DELIVERY_RETRY_SECONDS: '1',
    ...environment,
  });
  const viewOf = async (sender: Sender): Promise<PushView> =>
    (await (await desk.request(sender, '/me/push')).json()) as PushView;
  /** Adds a device of a member: a browser that subscribes at the push service. */
  const addDevice = async (sender: Sender) => {
    const {publicKey} = await viewOf(sender);
    const browser = service.subscribe(publicKey ?? '');
    const answer = await desk.request(sender, '/me/push/devices', {
      method: 'POST',
      json: browser.subscription,
    });
    if (answer.status !== 201) throw new Error(`not added: ${await answer.text()}`);
    return {browser, id: ((await answer.json()) as {readonly id: string}).id};
  };
  /** Reads the mails of a topic in the mailbox, decoded. */
  const mailTexts = (topic: string): readonly string[] =>
    mailsIn(desk.dataDir)
      .filter((name) => name.includes(topic))
      .map((name) => decoded(readFileSync(join(mailboxFolder(desk.dataDir), name), 'utf8')));
  return {...desk, service, viewOf, addDevice, mailTexts};
};

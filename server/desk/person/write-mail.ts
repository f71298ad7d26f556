import {randomInt} from 'node:crypto';
import type {DeskMember} from '../../../contract/desk.ts';
import {sealRow} from '../../keys/sealed-fields.ts';
import type {Keyring} from '../../keys/keyring.ts';
import type {PersonMailTable} from '../../storage/tables/desk-tables.ts';
import type {Transact} from '../../storage/store.ts';
import {personOutboxId} from '../../submission/outbox-id.ts';
import {insertRow} from '../../storage/prepared.ts';

/**
 * A mail that a member has written. The browser creates the `id`, so that a mail that is sent twice is stored
 * once.
 */
export type WrittenMail = {
  readonly id: string;
  readonly submissionId: string;
  readonly template: string;
  readonly language: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
};

/** Stores a mail and puts it into the outbox in one transaction. Does nothing if the mail is already stored. */
export const writeMail = async (
  transaction: Transact,
  keyring: Keyring,
  {mail, member, now}: {readonly mail: WrittenMail; readonly member: DeskMember; readonly now: Date},
): Promise<void> => {
  const known = await transaction
    .selectFrom('person_mail')
    .select('id')
    .where('id', '=', mail.id)
    .executeTakeFirst();
  if (known) return;
  const at = now.toISOString();
  const number = `${now.getTime()}${String(randomInt(1_000)).padStart(3, '0')}`;
  const row: PersonMailTable = {
    id: mail.id,
    submission_id: mail.submissionId,
    outbox_id: personOutboxId(mail.submissionId, 'person.mail', number),
    at,
    member: member.mail,
    template: mail.template,
    lang: mail.language,
    recipient: mail.to,
    subject: mail.subject,
    text: mail.text,
  };
  await transaction
    .insertInto('person_mail')
    .values(sealRow(keyring.current, 'person_mail', row))
    .execute();
  await insertRow(transaction, 'outbox', {
    id: row.outbox_id,
    submission_id: row.submission_id,
    topic: 'person.mail',
    state: 'pending',
    created_at: at,
    due_at: at,
    attempts: 0,
  });
};

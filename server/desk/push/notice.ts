import type {PushKind} from '../../../contract/desk-push.ts';
import type {TopicReader} from '../../delivery/read-event.ts';
import {deskAddress} from '../../delivery/desk-address.ts';
import {mailPage, mailParagraph} from '../../messages/mail-page.ts';
import type {Transact} from '../../storage/store.ts';
import {personOutboxId} from '../../submission/outbox-id.ts';
import {insertRow} from '../../storage/prepared.ts';
import {deskText} from '../mail/desk-text.ts';
import {memberNumber, memberOfNumber} from '../member/member-number.ts';
import type {ReaderParts} from '../readers.ts';
import {isWaiting} from './recipients.ts';

/** Puts the mail to a member whom no device reached into the outbox, once for each record and member. */
export const writeNotice = async (
  transaction: Transact,
  {
    submissionId,
    memberId,
    now,
  }: {readonly submissionId: string; readonly memberId: string; readonly now: Date},
): Promise<void> => {
  const id = personOutboxId(submissionId, 'desk.notice', memberNumber(memberId));
  const known = await transaction.selectFrom('outbox').select('id').where('id', '=', id).executeTakeFirst();
  if (known) return;
  const at = now.toISOString();
  await insertRow(transaction, 'outbox', {
    id,
    submission_id: submissionId,
    topic: 'desk.notice',
    state: 'pending',
    created_at: at,
    due_at: at,
    attempts: 0,
  });
};

/**
 * Reads the mail to a member, in the member's language. The mail says that there is something new and contains a
 * link to the record's page on the desk, but no content of the record. Undefined if the member has no access any more, or the waiting
 * visitor has an answer.
 */
export const noticeReader =
  ({store, agency, origin}: Pick<ReaderParts, 'store' | 'agency' | 'origin'>): TopicReader =>
  async ({claimed: {outboxId}, submission}) => {
    const found = await memberOfNumber(store, outboxId.split(':').at(-1) ?? '');
    const kind: PushKind = submission.kind === 'chat' ? 'visitor' : 'lead';
    if (!found || (kind === 'visitor' && !(await isWaiting(store, submission.id)))) return undefined;
    const {mail, name, language} = found;
    const values = {agency: agency.agencyName, name, link: deskAddress(origin(), submission)};
    const [subject, text] = [
      deskText(language, `notice.${kind}.subject`, values),
      deskText(language, `notice.${kind}.text`, values),
    ];
    const html = mailPage({
      language,
      heading: subject,
      body: text.split('\n\n').map(mailParagraph),
      foot: [],
    });
    return {receipt: {to: mail, language, subject, text, html, withdrawUrl: ''}};
  };

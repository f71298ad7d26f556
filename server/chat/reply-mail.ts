import {languageOrDefault} from '../../contract/language.ts';
import type {Keyring} from '../keys/keyring.ts';
import {unsealRow} from '../keys/sealed-fields.ts';
import {mailPage, mailParagraph} from '../messages/mail-page.ts';
import type {Store} from '../storage/store.ts';
import type {SubmissionRecord} from '../submission/submission-record.ts';
import type {Receipt, ReceiptSources} from '../withdrawal/receipt.ts';
import {chatText, type ChatTextKey} from './texts.ts';

type ReplyMailParts = {
  readonly outboxId: string;
  readonly submission: SubmissionRecord;
  readonly sources: ReceiptSources;
};

/**
 * Reads the mail with the agent's answer for a visitor who has left an address. Undefined if the visitor has
 * written since, and so has read the answer. Throws SealError.
 */
export const replyMail = async (
  store: Pick<Store, 'read'>,
  keyring: Keyring,
  {outboxId, submission, sources: {values, imprintIn}}: ReplyMailParts,
): Promise<Receipt | undefined> => {
  const seq = Number(outboxId.split(':').at(-1));
  const rows = await store.read((db) =>
    db
      .selectFrom('chat_event')
      .selectAll()
      .where('submission_id', '=', submission.id)
      .where('seq', '>=', seq)
      .orderBy('seq')
      .execute(),
  );
  const [reply, ...later] = rows;
  if (!reply || later.some(({kind}) => kind === 'visitor')) return undefined;
  const {text} = unsealRow(keyring, 'chat_event', reply);
  const language = languageOrDefault(submission.lang);
  const say = (key: ChatTextKey) => chatText(language, key, values);
  const subject = say('mail.subject');
  const around = [say('mail.foot'), ...imprintIn(language)];
  return {
    to: submission.answers['email'] ?? '',
    language,
    subject,
    // The mail is not a subscription, so the mail has no unsubscribe link.
    withdrawUrl: '',
    text: [say('mail.intro'), text, ...around].join('\n\n'),
    html: mailPage({
      language,
      heading: subject,
      body: [say('mail.intro'), ...text.split('\n')].map(mailParagraph),
      foot: around,
    }),
  };
};

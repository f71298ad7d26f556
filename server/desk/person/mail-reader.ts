import {languageOrDefault} from '../../../contract/language.ts';
import type {TopicReader} from '../../delivery/read-event.ts';
import {unsealRow} from '../../keys/sealed-fields.ts';
import {permissionOf} from '../permission/permission.ts';
import type {DeskParts} from '../desk-parts.ts';
import {readKnownPerson} from './known-person.ts';
import {footOf} from './legal-lines.ts';
import {mailBody} from './mail-body.ts';
import {personSources} from './sources.ts';

/**
 * Reads a mail that a member has written, and adds the agency's name, license and address. The mail is cancelled
 * if the person has withdrawn or has asked for no contact in the meantime.
 */
export const mailReader =
  (parts: Pick<DeskParts, 'store' | 'now' | 'agency' | 'texts'>): TopicReader =>
  async ({claimed, keyring, receipts: {imprintIn, values}}) => {
    const {store, now, agency} = parts;
    const {overrides} = personSources(parts);
    return await store.read(async (db) => {
      const stored = await db
        .selectFrom('person_mail')
        .selectAll()
        .where('submission_id', '=', claimed.submissionId)
        .where('outbox_id', '=', claimed.outboxId)
        .executeTakeFirst();
      if (!stored) return undefined;
      const reading = {keyring, now: now(), isHealthRead: false, overrides};
      const known = await readKnownPerson(db, reading, claimed.submissionId);
      if (!known || !permissionOf(known.facts).mail.isAllowed) return undefined;
      const {recipient, subject, text, lang} = unsealRow(keyring, 'person_mail', stored);
      const language = languageOrDefault(lang);
      const foot = footOf(agency, {
        language,
        words: `${subject} ${text}`,
        insuranceType: known.newest.answers['insuranceType'],
        values,
        imprintIn,
      });
      const paragraphs = text.split(/\n{2,}/u);
      return {
        receipt: {
          to: recipient,
          language,
          subject,
          // The mail answers a request, so there is no subscription to end.
          withdrawUrl: '',
          ...mailBody(language, {subject, paragraphs, foot}),
        },
      };
    });
  };

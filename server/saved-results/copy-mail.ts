import {languageOrDefault} from '../../contract/language.ts';
import type {Keyring} from '../keys/keyring.ts';
import {agencyMoment} from '../messages/agency-moment.ts';
import {mailButton, mailList, mailPage, mailParagraph} from '../messages/mail-page.ts';
import type {Store} from '../storage/store.ts';
import type {SubmissionRecord} from '../submission/submission-record.ts';
import type {Receipt, ReceiptSources} from '../withdrawal/receipt.ts';
import {findSavedPage, resultLinkOf, resultPath} from './result-link.ts';
import {resultText, type ResultTextKey} from './texts.ts';
import type {ResultWriter} from './written-result.ts';

type CopyMailParts = {
  readonly submission: SubmissionRecord;
  readonly sources: ReceiptSources;
  readonly write: ResultWriter;
  readonly now: Date;
};

/**
 * Composes the copy of saved results that a visitor requested, for the address in the saved form. The mail contains no input of a visitor,
 * neither a name nor a wish, so that it cannot be abused to send messages to strangers; the result is behind the link. Undefined once the
 * link has ended. Throws SealError.
 */
export const copyMail = async (
  store: Pick<Store, 'read'>,
  keyring: Keyring,
  {submission, sources: {siteOrigin, values, imprintIn}, write, now}: CopyMailParts,
): Promise<Receipt | undefined> => {
  const link = await resultLinkOf(store, keyring, {submissionId: submission.id, now});
  const page = link && (await findSavedPage(store, keyring, {token: link.token, now}));
  if (!page) return undefined;
  const language = languageOrDefault(submission.lang);
  const say = (key: ResultTextKey, more: Readonly<Record<string, string>> = {}): string =>
    resultText(language, key, {...values, ...more});
  const {action, people, mayLackPregnancy, dependsOnStatus} = write(page.saved, language);
  const url = siteOrigin + resultPath(language, page.token);
  const subject = say('copy.subject');
  const intro = say('copy.intro', {date: agencyMoment(language, page.savedAt)});
  const found = [
    ...(mayLackPregnancy ? [say('page.noPregnancy')] : []),
    ...(action === '' || dependsOnStatus ? [] : [action]),
  ];
  const shown = dependsOnStatus ? [] : people;
  const linkText = say('copy.link', {until: agencyMoment(language, page.until)});
  const close = [say('copy.notYou'), ...imprintIn(language)];
  return {
    to: submission.answers['email'] ?? '',
    language,
    subject,
    // The mail is not a subscription, so the mail has no unsubscribe link.
    withdrawUrl: '',
    text: [intro, ...found, ...shown, `${linkText}\n${url}`, ...close].join('\n\n'),
    html: mailPage({
      language,
      heading: subject,
      body: [
        ...[intro, ...found].map(mailParagraph),
        ...(shown.length > 0 ? [mailList(shown)] : []),
        mailParagraph(linkText),
        mailButton(say('copy.open'), url),
      ],
      foot: close,
    }),
  };
};

import {DEFAULT_LANGUAGE, type Language} from '../../contract/language.ts';
import {mailButton, mailPage, mailParagraph, mailWords} from '../messages/mail-page.ts';
import {agencyMoment, DAY_AND_TIME} from '../messages/agency-moment.ts';
import {text} from './texts.ts';
import {withdrawalPath, withdrawalToken, type GivenConsent} from './withdrawal-link.ts';

/** The consents of a submission for its sender, ready to mail. */
export type Receipt = {
  readonly to: string;
  readonly language: Language;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /**
   * The address of the page that withdraws everything; a POST to the page withdraws immediately, as RFC 8058
   * requires.
   */
  readonly withdrawUrl: string;
};

/** The address of the page, and the values of the agency's placeholders. */
export type ReceiptSources = {
  readonly siteOrigin: string;
  readonly values: Readonly<Record<string, string>>;
  /** Returns the last lines of the mail in a language: the sender and the address. */
  readonly imprintIn: (language: Language) => readonly string[];
};

/** Builds the receipt of a submission's consents in the language of the consents; undefined without consents. */
export const consentReceipt = (
  submissionId: string,
  consents: readonly GivenConsent[],
  {siteOrigin, values, imprintIn}: ReceiptSources,
): Receipt | undefined => {
  const [first] = consents;
  if (!first) return undefined;
  const language = first.language ?? DEFAULT_LANGUAGE;
  const say = (key: Parameters<typeof text>[1], more: Readonly<Record<string, string>> = {}) =>
    text(language, key, {...values, ...more});
  const withdrawUrl = siteOrigin + withdrawalPath(language, withdrawalToken(submissionId, first));
  const intro = say('receipt.intro', {date: agencyMoment(language, first.serverTime, DAY_AND_TIME)});
  const items = consents.map((consent) => ({
    text: consent.text ?? text(language, `kind.${consent.kind}`, values),
    at: say('receipt.at', {date: agencyMoment(language, consent.box.at, DAY_AND_TIME)}),
  }));
  const close = [say('receipt.notYou'), ...imprintIn(language)];
  return {
    to: first.email,
    language,
    subject: say('receipt.subject'),
    withdrawUrl,
    text: [
      intro,
      ...items.map((item) => `- ${item.text}\n  ${item.at}`),
      `${say('receipt.link')}\n${withdrawUrl}`,
      ...close,
    ].join('\n\n'),
    html: mailPage({
      language,
      heading: say('receipt.subject'),
      body: [
        mailParagraph(intro),
        '<ul>',
        ...items.map((item) => `<li>${mailWords(item.text)}<br><small>${mailWords(item.at)}</small></li>`),
        '</ul>',
        mailParagraph(say('receipt.link')),
        mailButton(say('page.title'), withdrawUrl),
      ],
      foot: close,
    }),
  };
};

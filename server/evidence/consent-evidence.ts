import {z} from 'zod';
import {CONSENT_KINDS} from '../../contract/consent.ts';
import {DEFAULT_LANGUAGE, LANGUAGES} from '../../contract/language.ts';
import type {DataKey} from '../keys/data-key.ts';
import {newLinkSecret} from '../keys/link-token.ts';
import type {Submission} from '../submission/submission.ts';
import type {NewEvidence} from './chain.ts';
import type {Client} from './client.ts';
import {commit} from './commitment.ts';
import {channelsOf} from './consent-channels.ts';
import {consentText} from './consent-text.ts';
import {publishedAs, type PublishedTexts} from './published-texts.ts';

const text = z.string();

/**
 * The evidence of one consent before encryption: the text and its language, the state of the checkbox and the time of the click, the page,
 * the agency, and the visitor. `text` is null when no published text of this kind and version has the hash: then only the hash is stored.
 */
export const ConsentEvidenceSchema = z.strictObject({
  kind: z.enum(CONSENT_KINDS),
  textVersion: text,
  textSha256: text,
  text: z.string().nullable(),
  language: z.enum(LANGUAGES),
  /** No checkbox is checked in advance, and only checked boxes are sent. */
  box: z.strictObject({id: text, default: z.literal('unticked'), state: z.literal('ticked'), at: text}),
  channels: z.array(z.enum(['call', 'text', 'email'])),
  seller: z.strictObject({licensedName: text, licenseNumber: text, npn: text}),
  privacyVersion: text,
  name: text,
  email: text,
  phone: text,
  page: text,
  /**
   * The page that contains the frame, for a form in a frame. The first entries lack this field, so the field has a default.
   */
  hostPage: text.default(''),
  /** The site that contained the form, from the browser's header. */
  hostOrigin: text,
  referrer: text,
  partner: text,
  widget: text,
  widgetVersion: text,
  elapsedMs: z.number().nullable(),
  /** The time of sending by the visitor's clock; `box.at` if the form did not send the time. */
  clientTime: text,
  serverTime: text,
  ip: text,
  userAgent: text,
  /** The last part of the receipt's link. Any person who has the secret can withdraw the consents. */
  withdrawalSecret: text,
});

/** See the schema. */
export type ConsentEvidence = z.output<typeof ConsentEvidenceSchema>;

/** The sender of a submission. */
export type Sender = {readonly name: string; readonly email: string; readonly phone: string};

/** Builds the evidence of every consent of a submission, encrypted and ready to append. */
export const consentEvidence = (
  {key, texts}: {readonly key: DataKey; readonly texts: PublishedTexts},
  {consents, context, origin}: Submission,
  {id, receivedAt, sender, client}: {id: string; receivedAt: string; sender: Sender; client: Client},
): readonly NewEvidence[] => {
  if (consents.length === 0) return [];
  const withdrawalSecret = newLinkSecret();
  return consents.map(({kind, textVersion, textSha256, agreedAt}, position) => {
    const sha256 = textSha256.toLowerCase();
    const published = publishedAs(texts, {kind, textVersion, textSha256});
    const language = published?.lang ?? (context.lang || DEFAULT_LANGUAGE);
    const evidence: ConsentEvidence = {
      kind,
      textVersion,
      textSha256: sha256,
      text: published?.text ?? null,
      language,
      box: {id: `${kind}Consent`, default: 'unticked', state: 'ticked', at: agreedAt},
      channels: [...channelsOf({kind, textVersion})],
      seller: texts.seller,
      privacyVersion: texts.privacyVersion[language],
      ...sender,
      page: context.page,
      hostPage: context.hostPage,
      hostOrigin: origin,
      partner: context.partner,
      widget: context.widget,
      widgetVersion: context.version,
      elapsedMs: context.elapsedMs ?? null,
      clientTime: context.sentAt || agreedAt,
      serverTime: receivedAt,
      ...client,
      withdrawalSecret,
    };
    return {
      kind: 'consent',
      submission_id: id,
      position,
      recorded_at: receivedAt,
      consent: consentText({
        kind,
        text_version: textVersion,
        text_sha256: sha256,
        agreed_at: agreedAt,
        recorded_at: receivedAt,
      }),
      ...commit(key, evidence, id, position),
    };
  });
};

import {z} from 'zod';
import {CONSENT_KINDS} from '../../contract/consent.ts';
import {DEFAULT_LANGUAGE, LANGUAGES} from '../../contract/language.ts';
import type {DataKey} from '../keys/data-key.ts';
import {randomBytes} from '../keys/random-pool.ts';
import type {Submission} from '../submission/submission.ts';
import type {NewEvidence} from './chain.ts';
import type {Client} from './client.ts';
import {commit} from './commitment.ts';
import {channelsOf} from './consent-channels.ts';
import {consentText} from './consent-text.ts';
import {publishedAs, type PublishedTexts} from './published-texts.ts';

const SECRET_BYTES = 24;

const text = z.string();

/**
 * Everything that can prove one consent, as it is sealed: what was shown and in which language, how the box stood and when it
 * was ticked, where, for whom, and who ticked it. `text` is null when its hash is of no text of ours for this kind and version:
 * the hash stands alone.
 */
export const ConsentEvidenceSchema = z.strictObject({
  kind: z.enum(CONSENT_KINDS),
  textVersion: text,
  textSha256: text,
  text: z.string().nullable(),
  language: z.enum(LANGUAGES),
  /** Boxes are never ticked beforehand, and only ticked ones are sent. */
  box: z.strictObject({id: text, default: z.literal('unticked'), state: z.literal('ticked'), at: text}),
  channels: z.array(z.enum(['call', 'text', 'email'])),
  seller: z.strictObject({licensedName: text, licenseNumber: text, npn: text}),
  privacyVersion: text,
  name: text,
  email: text,
  phone: text,
  page: text,
  /** For a form in a frame, the page around it. Later than the first entries, hence the default. */
  hostPage: text.default(''),
  /** The site that carried the form, as its browser named it. */
  hostOrigin: text,
  referrer: text,
  partner: text,
  widget: text,
  widgetVersion: text,
  elapsedMs: z.number().nullable(),
  /** When it was sent, by the visitor's clock; when the form did not say, the same as `box.at`. */
  clientTime: text,
  serverTime: text,
  ip: text,
  userAgent: text,
  /** The end of the link in the receipt: whoever has the secret can withdraw. */
  withdrawalSecret: text,
});

/** See the schema. */
export type ConsentEvidence = z.output<typeof ConsentEvidenceSchema>;

/** Who a submission is from. */
export type Sender = {readonly name: string; readonly email: string; readonly phone: string};

/** The evidence of every consent of a submission, sealed and ready to be appended. */
export const consentEvidence = (
  {key, texts}: {readonly key: DataKey; readonly texts: PublishedTexts},
  {consents, context, origin}: Submission,
  {id, receivedAt, sender, client}: {id: string; receivedAt: string; sender: Sender; client: Client},
): readonly NewEvidence[] => {
  if (consents.length === 0) return [];
  const withdrawalSecret = randomBytes(SECRET_BYTES).toString('base64url');
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

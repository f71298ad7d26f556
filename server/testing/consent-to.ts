import type {ConsentKind} from '../../contract/consent.ts';
import type {Language} from '../../contract/language.ts';
import {loadPublishedTexts} from '../evidence/published-texts.ts';

const texts = [...loadPublishedTexts(process.env).consents];

/** Builds a checked consent to the text that the agency publishes today. Throws if there is no such text. */
export const consentTo = (kind: ConsentKind, lang: Language = 'en') => {
  const shown = texts.findLast(([, text]) => text.kind === kind && text.lang === lang);
  if (!shown) throw new Error(`no text is published for ${kind}`);
  const [textSha256, {version: textVersion}] = shown;
  return {kind, textVersion, textSha256, agreedAt: '2026-11-21T10:00:00.000Z'};
};

import type {AgencyConfig} from '../../agency/config.schema.ts';
import type {Language} from '../../contract/language.ts';
import escapeHtml from 'escape-html';
import {consentStatus, lapsesAt} from '../evidence/consent-status.ts';
import {plainPage} from '../http/plain-page.ts';
import {agencyMoment, DAY_AND_TIME} from '../messages/agency-moment.ts';
import {text, type TextKey} from './texts.ts';
import {withdrawalPath, type GivenConsent} from './withdrawal-link.ts';

/** The parts of a page besides its content. */
export type PageParts = {
  readonly language: Language;
  readonly token: string;
  readonly agency: AgencyConfig;
  /** The values of the agency's placeholders. */
  readonly values: Readonly<Record<string, string>>;
};

/** Renders the page that lists the consents, with a button that withdraws all consents in force. */
export const consentPage = (parts: PageParts, consents: readonly GivenConsent[], now: Date): string => {
  const {language, token, values} = parts;
  const say = (key: TextKey, more: Readonly<Record<string, string>> = {}) =>
    escapeHtml(text(language, key, {...values, ...more}));
  const items = consents.map((consent) => {
    const words = consent.text ?? text(language, `kind.${consent.kind}`, values);
    const ended = endOf(consent, now);
    const note = ended
      ? `<small>${say(ended.key, {date: agencyMoment(language, ended.at, DAY_AND_TIME)})}</small>`
      : '';
    return `<li lang="${consent.language}">${escapeHtml(words)}${note}</li>`;
  });
  const [first] = consents;
  const date = first ? agencyMoment(language, first.serverTime, DAY_AND_TIME) : '';
  const form = consents.some(({withdrawnAt}) => withdrawnAt === null)
    ? `<p>${say('page.all')}</p><form method="post" action="${escapeHtml(withdrawalPath(language, token))}"><button>${say('page.button')}</button></form>`
    : '';
  return layout(parts, 'page.title', `<p>${say('page.agreed', {date})}</p><ul>${items.join('')}</ul>${form}`);
};

// Describes how and when a consent ended; undefined for a consent in force.
const endOf = (
  {kind, box, serverTime, withdrawnAt}: GivenConsent,
  now: Date,
): {readonly key: TextKey; readonly at: string} | undefined => {
  if (withdrawnAt !== null) return {key: 'page.withdrawn', at: withdrawnAt};
  const facts = {kind, agreedAt: box.at, recordedAt: serverTime, withdrawnAt};
  const at = lapsesAt(facts);
  return at !== null && consentStatus(facts, now) === 'lapsed' ? {key: 'page.lapsed', at} : undefined;
};

/** Renders a page with a message: done, invalid link, or temporarily unavailable. */
export const notePage = (parts: PageParts, note: 'done' | 'gone' | 'later'): string =>
  layout(parts, `${note}.title`, `<p>${escapeHtml(text(parts.language, `${note}.text`, parts.values))}</p>`);

const layout = ({language, token, agency, values}: PageParts, title: TextKey, body: string): string =>
  plainPage({
    language,
    agency,
    heading: text(language, title, values),
    body,
    pathIn: (other) => withdrawalPath(other, token),
  });

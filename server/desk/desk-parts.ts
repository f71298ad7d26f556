import type {Router} from 'express';
import type {Logger} from 'pino';
import type {AgencyConfig} from '../../agency/config.schema.ts';
import type {StoredCampaign} from '../../agency/campaign.schema.ts';
import type {Campaign} from '../../contract/campaign.ts';
import type {ChatRouteParts} from '../chat/chat.route.ts';
import type {Edits} from '../edits/edits.ts';
import type {PublishedTexts} from '../evidence/published-texts.ts';
import type {RateLimiters} from '../http/rate-limiters.ts';
import type {Keys} from '../keys/keys.ts';
import type {Settings} from '../settings/settings.ts';
import type {ChangeBell} from '../storage/change-bell.ts';
import type {Store} from '../storage/store.ts';
import type {Clock} from '../submission/record-submission.ts';

/** The dependencies of the desk's parts. */
export type DeskParts = {
  readonly store: Store;
  /** The same store without measurement, for listening to PostgreSQL. */
  readonly database: Store;
  readonly keys: Pick<Keys, 'ring'>;
  readonly texts: PublishedTexts;
  readonly now: Clock;
  readonly log: Logger;
  readonly settings: Settings;
  readonly agency: AgencyConfig;
  readonly readCampaigns: () => readonly Campaign[];
  /** The campaigns of the agency's files, without edits. */
  readonly configuredCampaigns: () => readonly StoredCampaign[];
  /** The edits of the site. */
  readonly edits: Pick<Edits, 'current' | 'refresh'>;
  readonly chat: ChatRouteParts;
  /** Emits when the store may have changed. */
  readonly bell: ChangeBell;
  readonly limiters: RateLimiters;
  /** The address of the desk, such as `https://agency.example`: passkeys are bound to its host. */
  readonly origin: () => string;
};

/**
 * A part of the desk. Returns a router whose paths are relative to `/api/desk`, in one flat list without nested
 * routers. Every handler has a session; `forRoles` restricts the roles.
 */
export type DeskModule = (parts: DeskParts) => Router;

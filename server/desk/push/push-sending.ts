import type {AgencyConfig} from '../../../agency/config.schema.ts';
import type {Settings} from '../../settings/settings.ts';
import type {SendParts} from './send-to-all.ts';

/** Returns the dependencies of sending. A push service contacts the agency's address about errors (RFC 8292, section 2.1). */
export const pushSending = ({
  store,
  keys,
  now,
  log,
  agency,
  settings,
}: Omit<SendParts, 'subject' | 'own'> & {
  readonly agency: Pick<AgencyConfig, 'email'>;
  readonly settings: Pick<Settings, 'PUSH_SERVICES'>;
}): SendParts => ({store, keys, now, log, subject: `mailto:${agency.email}`, own: settings.PUSH_SERVICES});

import type {AgencyConfig} from '../../../agency/config.schema.ts';
import type {Settings} from '../../settings/settings.ts';
import type {SendParts} from './send-to-all.ts';

/** Gives the parts that sending takes, from those that the server has. A push service writes to the agency's address when something is wrong (RFC 8292, section 2.1). */
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

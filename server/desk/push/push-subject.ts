import type {AgencyConfig} from '../../../agency/config.schema.ts';

/** Whom a push service writes to when something is wrong with our messages (RFC 8292, section 2.1). */
export const pushSubject = ({email}: Pick<AgencyConfig, 'email'>): string => `mailto:${email}`;

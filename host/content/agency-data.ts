/** The agency's configuration for the host, read and checked by build/host-modules.ts. */
import {publicAgency} from '../../agency/public.ts';
import {agencyConfig as config} from 'virtual:lamplight/host/agency';

/** The agency's configuration without the partners' addresses, which only the server needs. */
export const agencyConfig = {...config, partnerOrigins: []};

/** The part of the configuration that texts name. */
export const agency = publicAgency(agencyConfig);

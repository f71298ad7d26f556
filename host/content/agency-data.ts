/** The agency: the one seam between the host and its configuration (read and checked by build/host-modules.ts). */
import {publicAgency} from '../../agency/public.ts';
import {agencyConfig as config} from 'virtual:lamplight/host/agency';

/** The agency's whole configuration; the partners' addresses stay with the server. */
export const agencyConfig = {...config, partnerOrigins: []};

/** The part that texts name. */
export const agency = publicAgency(agencyConfig);

/** The agency's configuration for the host, read and checked by build/host-modules.ts. */
import type {Hours} from '../../agency/config.schema.ts';
import {hoursLine} from '../../agency/hours.ts';
import {publicAgency} from '../../agency/public.ts';
import {agencyConfig as config} from 'virtual:lamplight/host/agency';
import type {Language} from '../../contract/language.ts';

/** The hours, with the next days off in words. */
type ServedHours = Hours & {readonly closed?: Readonly<Record<Language, string>>};

// The server writes the hours into the page if somebody has edited them since the build.
const served = globalThis.document?.documentElement.dataset['hours'];

/** The hours in force. */
export const hours: ServedHours = served === undefined ? config.hours : (JSON.parse(served) as ServedHours);

/** The agency's configuration without the partners' addresses, which only the server needs. */
export const agencyConfig = {...config, hours, partnerOrigins: []};

/** The part of the configuration that texts name. */
export const agency = publicAgency(agencyConfig);

/** Replaces the hours of the build with the hours in force in the texts of a value. */
export const withHoursInForce = <Value>(value: Value, lang: Language): Value =>
  served === undefined
    ? value
    : (JSON.parse(
        JSON.stringify(value).replaceAll(hoursLine(config.hours, lang), hoursLine(hours, lang)),
      ) as Value);

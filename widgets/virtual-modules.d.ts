// What build/widget-modules.ts makes; see there.

declare module 'virtual:lamplight/catalogs/*' {
  import type {Catalogs} from './element/lamplight-element.tsx';
  export const catalogs: Catalogs;
}

declare module 'virtual:lamplight/agency' {
  import type {PublicAgency} from '../agency/public.ts';
  export const isSample: PublicAgency['isSample'];
  export const agencyName: PublicAgency['agencyName'];
  export const licensedName: PublicAgency['licensedName'];
  export const phone: PublicAgency['phone'];
  export const phoneHref: PublicAgency['phoneHref'];
  export const email: PublicAgency['email'];
  export const emailHref: PublicAgency['emailHref'];
  export const siteOrigin: PublicAgency['siteOrigin'];
  export const bookingUrl: PublicAgency['bookingUrl'];
  export const acaEnrollUrl: PublicAgency['acaEnrollUrl'];
  export const medicareEnrollUrl: PublicAgency['medicareEnrollUrl'];
  export const tpmo: PublicAgency['tpmo'];
}

declare module 'virtual:lamplight/campaigns' {
  import type {Campaign} from '../server/contract/campaign.ts';
  export const campaigns: readonly Campaign[];
}

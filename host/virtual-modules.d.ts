/* oxlint-disable typescript/consistent-type-imports -- an ambient module cannot import a relative one: types stand in place */
// What build/host-modules.ts makes; see there.

declare module 'virtual:lamplight/host/agency' {
  export const agencyConfig: Omit<import('../agency/config.schema.ts').AgencyConfig, 'partnerOrigins'>;
  export const campaigns: readonly {id: string; startDate: string; endDate: string}[];
}

declare module 'virtual:lamplight/host/content/*' {
  export const content: import('./content/host-content.ts').HostContent;
  export const articles: readonly import('./content/host-content.ts').ArticleEntry[];
}

declare module 'virtual:lamplight/host/legal-page/*' {
  export const page: import('../agency/legal-pages/legal-page.ts').LegalPage;
}

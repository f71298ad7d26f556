// An ambient module cannot import a relative module, so the types are written in place.
// The modules of build/host-modules.ts.

declare module 'virtual:lamplight/host/agency' {
  export const agencyConfig: Omit<import('../agency/config.schema.ts').AgencyConfig, 'partnerOrigins'>;
  export const campaigns: readonly {id: string; startDate: string; endDate: string}[];
}

declare module 'virtual:lamplight/host/spots' {
  type Name = import('../agency/content.schema.ts').IconName | 'reading-lamp' | 'unlit-lamp';
  export const spots: Readonly<Record<Name, import('../agency/articles/drawing.ts').Drawing>>;
}

declare module 'virtual:lamplight/host/languages' {
  type Language = import('../contract/language.ts').Language;
  type SiteTexts = import('./content/site-texts.ts').SiteTexts;
  type ArticleEntry = import('./content/screen.ts').ArticleEntry;
  type Glossary = import('./glossary/load-glossary.ts').ShownGlossary;
  type LegalPageName = import('../agency/legal-pages/legal-page.ts').LegalPageName;
  type LegalPage = import('../agency/legal-pages/legal-page.ts').LegalPage;
  type Services = Readonly<
    Record<
      import('../contract/insurance-type.ts').InsuranceType,
      () => Promise<import('./service/load-service.ts').ServiceModule>
    >
  >;
  export const texts: Readonly<Record<Language, () => Promise<{texts: SiteTexts; services: Services}>>>;
  export const articles: Readonly<Record<Language, () => Promise<{articles: readonly ArticleEntry[]}>>>;
  export const glossaries: Readonly<Record<Language, () => Promise<{glossary: Glossary}>>>;
  export const legalPages: Readonly<
    Record<Language, Readonly<Record<LegalPageName, () => Promise<{page: LegalPage}>>>>
  >;
}

import type {ComponentType} from 'react';
import type {spots} from 'virtual:lamplight/host/spots';
import type {LamplightTag} from '../elements.d.ts';
import type {Route} from '../routing/route.ts';

/** A page's code, and the facts that the build needs. */
export type PageEntry = {
  /**
   * Loads the page's code, which loads only with the page. A bundler creates a file for each import with a full name.
   */
  readonly load: () => Promise<ComponentType>;
  /** The file of that code: its style sheets are in the page's head. */
  readonly file: string;
  /**
   * The end of the keys of the page's title and description: `titleHome`, `descriptionHome`. Pages of text have their
   * own.
   */
  readonly words?: string;
  /** The elements at the top of the page: the page preloads their files instead of waiting for the loader. */
  readonly elements: readonly LamplightTag[];
  /** The drawing in the picture of a shared link (`drawing/spots/`). An article has its own drawing. */
  readonly drawing: keyof typeof spots;
};

const legal = {
  load: async () => (await import('./legal-page.tsx')).LegalPage,
  file: 'host/page/legal-page.tsx',
  drawing: 'seal',
  elements: [],
} as const;

/** The page of each route of `routing/route.ts`. */
export const pages = {
  home: {
    load: async () => (await import('./home-page.tsx')).HomePage,
    file: 'host/page/home-page.tsx',
    words: 'Home',
    drawing: 'lit-window',
    elements: ['quote-form'],
  },
  blog: {
    load: async () => (await import('./blog-page.tsx')).BlogPage,
    file: 'host/page/blog-page.tsx',
    words: 'Blog',
    drawing: 'reading-lamp',
    elements: ['blog'],
  },
  article: {
    load: async () => (await import('./article-page.tsx')).ArticlePage,
    file: 'host/page/article-page.tsx',
    drawing: 'reading-lamp',
    elements: ['blog'],
  },
  service: {
    load: async () => (await import('../service/service-screen.tsx')).ServiceScreen,
    file: 'host/service/service-page.tsx',
    drawing: 'case',
    elements: [],
  },
  'ai-workflow': {
    load: async () => (await import('./questionnaire-page.tsx')).QuestionnairePage,
    file: 'host/page/questionnaire-page.tsx',
    words: 'Questionnaire',
    drawing: 'calendar',
    elements: ['questionnaire'],
  },
  embed: {
    load: async () => (await import('../builder/builder-page.tsx')).BuilderPage,
    file: 'host/builder/builder-page.tsx',
    words: 'Embed',
    drawing: 'case',
    elements: [],
  },
  glossary: {
    load: async () => (await import('../glossary/glossary-page.tsx')).GlossaryPage,
    file: 'host/glossary/glossary-page.tsx',
    drawing: 'reading-lamp',
    elements: [],
  },
  privacy: legal,
  terms: legal,
  disclosures: legal,
  accessibility: legal,
  'not-found': {
    load: async () => (await import('./not-found-page.tsx')).NotFoundPage,
    file: 'host/page/not-found-page.tsx',
    words: 'NotFound',
    drawing: 'unlit-lamp',
    elements: [],
  },
} as const satisfies Readonly<Record<Route['page'], PageEntry>>;

import type {ComponentType} from 'react';
import type {Article} from '../../agency/articles/article.ts';
import type {InsuranceType} from '../../contract/insurance-type.ts';
import type {Language} from '../../contract/language.ts';
import type {Day} from '../../insurance/calendar/day.ts';
import type {Route} from '../routing/route.ts';
import type {LegalPage} from '../../agency/legal-pages/legal-page.ts';
import type {Service} from '../service/load-service.ts';
import type {ShownGlossary} from '../glossary/load-glossary.ts';
import type {Builder} from '../builder/load-builder.ts';
import type {SiteTexts} from './site-texts.ts';

/** The part of an article that the host needs: its address, its texts for the head, its day and its service. */
export type ArticleEntry = Pick<
  Article,
  'id' | 'title' | 'searchTitle' | 'excerpt' | 'author' | 'publishedDate'
> & {
  readonly service: InsuranceType;
};

/** Everything that a screen needs to be drawn, on the server and in the browser. */
export type Screen = {
  readonly path: string;
  readonly lang: Language;
  readonly route: Route;
  readonly texts: SiteTexts;
  /** The articles, on the blog and on an article's page; empty on every other screen, which does not load them. */
  readonly articles: readonly ArticleEntry[];
  /** The text of a legal page; undefined on every other screen. */
  readonly legal: LegalPage | undefined;
  /** The texts of the snippet builder, the sizes and heights; undefined on every other screen. */
  readonly builder: Builder | undefined;
  /** The glossary; undefined on every other screen. */
  readonly glossary: ShownGlossary | undefined;
  /** The page of a service; undefined on other screens, and on the page as it was served. */
  readonly service: Service | undefined;
  /** Draws the content between header and footer. */
  readonly Page: ComponentType;
  /** The day in Chicago for which the screen is drawn: years in texts follow it. */
  readonly day: Day;
};

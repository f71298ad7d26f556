import type {ServicePage as PageContent} from '../../agency/services/service-page.ts';
import type en from './messages/en.json';
import type {ServicePage} from './service-page.tsx';

/** The texts around the content of service pages. */
export type ServiceTexts = Readonly<Record<keyof typeof en, string>>;

/** The module of one service in one language. */
export type ServiceModule = {readonly page: PageContent; readonly texts: ServiceTexts};

/** A service page with the code that draws it. */
export type Service = ServiceModule & {readonly Page: typeof ServicePage};

/** Loads the code that draws the page of a service. Rejects when a file cannot be loaded. */
export const loadService = async (load: () => Promise<ServiceModule>): Promise<Service> => {
  const [{ServicePage: Page}, {page, texts}] = await Promise.all([import('./service-page.tsx'), load()]);
  return {Page, page, texts};
};

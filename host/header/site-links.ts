import {useScreen, useText} from '../content/site-context.ts';
import {pathOf} from '../routing/path.ts';

/** A link to a part of the site, in the visitor's language. */
export type SiteLink = {
  readonly id: 'home' | 'services' | 'calculators' | 'blog' | 'questionnaire' | 'contact';
  readonly href: string;
  readonly label: string;
  /** For `aria-current`: the visitor is on this page. */
  readonly current: 'page' | undefined;
};

/** Lists the parts of the site in the order of every menu. An agency without articles has no blog. */
export const useSiteLinks = (): readonly SiteLink[] => {
  const t = useText();
  const {lang, route, texts} = useScreen();
  const home = pathOf(lang, {page: 'home'});
  const toPage = (page: 'blog' | 'ai-workflow') => ({
    href: pathOf(lang, {page}),
    current: route.page === page ? ('page' as const) : undefined,
  });
  const toSection = (id: 'services' | 'calculators' | 'contact'): SiteLink => ({
    id,
    href: `${home}#${id}`,
    label: t(id),
    current: undefined,
  });
  const blog: SiteLink = {id: 'blog', label: t('blog'), ...toPage('blog')};
  return [
    {id: 'home', href: home, label: t('home'), current: undefined},
    toSection('services'),
    toSection('calculators'),
    ...(texts.hasArticles ? [blog] : []),
    {id: 'questionnaire', label: texts.content.sections.questionnaire.label, ...toPage('ai-workflow')},
    toSection('contact'),
  ];
};

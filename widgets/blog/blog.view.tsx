import type {ViewProps} from '../element/view-element.ts';
import {WidgetFooter} from '../ui/footer/widget-footer.tsx';
import {ArticleList} from './article-list.tsx';
import {ArticleMissing} from './article-missing.tsx';
import {ArticlePage} from './article-page.tsx';
import type {BlogElement} from './blog.element.ts';
import type {BlogState} from './blog.model.ts';

/** The props of every part of the blog. */
export type BlogProps = ViewProps<BlogElement, BlogState, BlogElement['constructor']['attributes']>;

/** The list, an article, or word that there is none by this name. */
export const BlogView = (props: BlogProps) => {
  const {state, attributes, t, lang} = props;
  const article = state.articles.find(({id}) => id === state.open);
  return (
    <div className="blog">
      {state.open === null && <ArticleList key="list" {...props} />}
      {article && <ArticlePage key={article.id} {...props} article={article} />}
      {state.open !== null && !article && <ArticleMissing key="missing" {...props} />}
      <WidgetFooter t={t} lang={lang} picker={attributes.picker} />
    </div>
  );
};

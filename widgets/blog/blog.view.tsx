import type {ViewProps} from '../element/view-element.ts';
import {WidgetFooter} from '../ui/footer/widget-footer.tsx';
import {ArticleList} from './article-list.tsx';
import {ArticleWaiting} from './article-waiting.tsx';
import type {BlogElement} from './blog.element.ts';
import type {BlogState} from './blog.model.ts';

/** The props of every part of the blog. */
export type BlogProps = ViewProps<BlogElement, BlogState, BlogElement['constructor']['attributes']>;

/** The blog's list, or an article. */
export const BlogView = (props: BlogProps) => {
  const {state, attributes, t, lang} = props;
  const Open = state.reader?.ArticleView ?? ArticleWaiting;
  return (
    <div className="blog">
      {state.open === null ? <ArticleList key="list" {...props} /> : <Open {...props} />}
      <WidgetFooter t={t} lang={lang} picker={attributes.picker} />
    </div>
  );
};

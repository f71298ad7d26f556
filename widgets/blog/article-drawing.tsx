import type {ListedArticle} from 'virtual:lamplight/articles';

/**
 * An article's drawing: ink over two flat colors, printed a little off the line. Decoration: the title stands beside it.
 * The box is larger than the drawing's 160 by 90, so that a wide and a square picture cut off nothing but its ground.
 */
export const ArticleDrawing = ({drawing}: Pick<ListedArticle, 'drawing'>) => (
  <svg className="drawing" viewBox="-11 -6 182 102" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    {drawing.map(({fill, line}) => (
      <path key={line} className={fill} d={line} />
    ))}
  </svg>
);

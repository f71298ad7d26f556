import type {BlogState} from './blog.model.ts';

type Props = {
  readonly state: BlogState;
  readonly id: string;
};

/**
 * An article's drawing: ink over two flat colors, printed a little off the line. Decoration: the title stands beside it.
 * The box is larger than the drawing's 160 by 90, so that a wide and a square picture cut off nothing but its ground.
 */
export const ArticleDrawing = ({state, id}: Props) => (
  <svg className="drawing" viewBox="-11 -6 182 102" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    {state.drawings?.[id]?.map(({fill, line}) => (
      <path key={line} className={fill} d={line} />
    ))}
  </svg>
);

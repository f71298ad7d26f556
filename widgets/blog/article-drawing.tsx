import type {BlogState} from './blog.model.ts';

type Props = {
  readonly state: BlogState;
  readonly id: string;
};

/**
 * An article's drawing: ink over two flat colors, printed slightly beside the line. Decorative, because the title is
 * beside it. The box is larger than the drawing's 160 by 90, so that a wide and a square picture cut off only
 * background.
 */
export const ArticleDrawing = ({state, id}: Props) => (
  <svg className="drawing" viewBox="-11 -6 182 102" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    {state.drawings?.drawings?.[id]?.map(({fill, line}) => (
      <path key={line} className={fill} d={line} />
    ))}
  </svg>
);

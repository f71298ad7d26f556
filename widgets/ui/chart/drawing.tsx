import type {ReactNode} from 'react';

/** The props of every drawn chart. */
export type DrawingProps = {
  /** Unique in the root; the base of the ids of title and description. */
  readonly id: string;
  readonly title: string;
  /** The content of the drawing in a sentence. */
  readonly description: string;
};

/**
 * The SVG of a chart: one picture for assistive technology, with a name and a description; a table has the same data.
 */
export const Drawing = ({
  id,
  title,
  description,
  width,
  height,
  children,
}: DrawingProps & {readonly width: number; readonly height: number; readonly children: ReactNode}) => (
  <svg
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <img> cannot use the page's colors
    role="img"
    aria-labelledby={`${id}-title ${id}-text`}
    viewBox={`0 0 ${width} ${height}`}
    width={width}
    height={height}
  >
    <title id={`${id}-title`}>{title}</title>
    <desc id={`${id}-text`}>{description}</desc>
    {children}
  </svg>
);

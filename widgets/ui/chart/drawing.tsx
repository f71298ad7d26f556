import type {ReactNode} from 'react';

/** The props of every drawn chart. */
export type DrawingProps = {
  /** Unique in the root; names the ids of title and description. */
  readonly id: string;
  readonly title: string;
  /** The content of the drawing in a sentence. */
  readonly description: string;
};

/** The SVG of a chart: one picture to assistive technology, with a name and a description; its twin is a table. */
export const Drawing = ({
  id,
  title,
  description,
  width,
  height,
  children,
}: DrawingProps & {readonly width: number; readonly height: number; readonly children: ReactNode}) => (
  <svg
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <img> cannot take the page's colours
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

import {spots} from 'virtual:lamplight/host/spots';
import type {IconName} from '../../agency/content.schema.ts';

type SpotProps = {
  readonly name: IconName | 'reading-lamp' | 'unlit-lamp';
  readonly className?: string;
};

/**
 * One of the small drawings in `spots/`, all in one style: an ink line of one weight, and two flat colors printed a few
 * units beside the line. Decoration only: the heading beside a drawing has its meaning.
 */
export const Spot = ({name, className = 'spot'}: SpotProps) => {
  const {viewBox, strokes} = spots[name];
  return (
    <svg className={className} viewBox={viewBox} aria-hidden="true" focusable="false">
      {strokes.map(({fill, line}) => (
        <path key={line} className={fill} d={line} />
      ))}
    </svg>
  );
};

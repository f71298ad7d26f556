import type {ReactNode} from 'react';
import type {IconName} from '../../agency/content.schema.ts';
import {Spot} from '../drawing/spot.tsx';

type PageHeadProps = {
  /** The breadcrumbs above the heading. */
  readonly trail?: ReactNode;
  readonly kicker?: string;
  readonly title: string;
  readonly lede?: string;
  /** A drawing beside the text. */
  readonly drawing?: IconName | 'reading-lamp' | 'unlit-lamp';
  readonly children?: ReactNode;
};

/** The top of an inner page: its one h1, its description, and a drawing at the side. */
export const PageHead = ({trail, kicker, title, lede, drawing, children}: PageHeadProps) => (
  <div className="page-head">
    <div className="wrap page-head-grid">
      <div className="page-head-words">
        {trail}
        {kicker && <p className="kicker">{kicker}</p>}
        <h1>{title}</h1>
        {lede && <p className="lede">{lede}</p>}
        {children}
      </div>
      {drawing && (
        <div className="page-head-drawing">
          <Spot name={drawing} className="spot spot-large" />
        </div>
      )}
    </div>
  </div>
);

import type {ReactNode} from 'react';
import {Spot} from '../drawing/spot.tsx';

type PageHeadProps = {
  readonly kicker?: string;
  readonly title: string;
  readonly lede?: string;
  /** A drawing beside the words. */
  readonly drawing?: 'reading-lamp' | 'unlit-lamp';
  readonly children?: ReactNode;
};

/** The top of an inner page: its one h1, what it is, and a drawing that leans in from the side. */
export const PageHead = ({kicker, title, lede, drawing, children}: PageHeadProps) => (
  <div className="page-head">
    <div className="wrap page-head-grid">
      <div className="page-head-words">
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

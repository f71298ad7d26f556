import type {ReactNode} from 'react';
import type {IconName} from '../../agency/content.schema.ts';

/**
 * The spot drawings of services, by the names that a card's `icon` has, all in one hand: an ink line of one weight, and two flat colours printed a few units off
 * the line. 160 by 140; decoration only, the card's heading names the service.
 */
const drawings: Readonly<Record<IconName, ReactNode>> = {
  // A house that listens: the stethoscope's tube is its roof line.
  stethoscope: (
    <>
      <path className="teal" d="M42 66h84v62H42z" />
      <path className="glow" d="M76 84h28v26H76z" />
      <path d="M34 62v62h84V62" />
      <path d="M20 74 76 22l56 52" />
      <path d="M68 80h26v26H68zM81 80v26M68 93h26" />
      <path d="M132 74c8 10 8 24 0 30" />
      <circle className="glow" cx="131" cy="116" r="10" />
      <circle cx="128" cy="113" r="10" />
      <circle cx="128" cy="113" r="3" />
      <path d="M12 124h136" />
      <path d="M20 74c-5 0-8-4-8-8M20 74c-2 4-7 6-11 4" />
    </>
  ),
  // A ribbon that stands like a reed before a rising sun.
  ribbon: (
    <>
      <circle className="glow" cx="88" cy="72" r="40" />
      <path
        className="teal"
        d="M70 118 96 66c10-20 8-42-8-42s-18 22-8 42l28 52h18L94 62c-6-14-6-26-4-28 2 2 2 14-4 28l-32 56z"
      />
      <path d="M48 118 78 62c7-14 8-32 2-34-7 2-5 20 2 34l30 56h18L96 58c10-22 5-46-16-46S54 36 64 58l-4 8M48 118h-18l30-54" />
      <path d="M16 128h42M72 128h60M140 128h8" />
    </>
  ),
  // A light left on for somebody.
  'lit-window': (
    <>
      <path className="teal" d="M56 70h76v56H56z" />
      <path className="glow" d="M92 84h20v20H92z" />
      <path d="M50 66v58h76V66M40 74 88 32l48 42M104 46V30h12v26" />
      <path d="M88 80h18v20H88zM97 80v20M88 90h18" />
      <path d="M62 124V92h14v32" />
      <path className="teal" d="M36 96c-14-8-14-34 2-38 12 6 14 30 0 38z" />
      <path d="M30 92C16 84 16 58 32 54c14 6 14 32 0 38zM31 70v54M31 84l6-6" />
      <path d="M10 124h140" />
      <path className="glow" d="M133 28a11 11 0 1 0 12 16 13 13 0 0 1-12-16z" />
      <path d="M130 24a11 11 0 1 0 12 16 13 13 0 0 1-12-16z" />
    </>
  ),
  // A wall calendar with one day circled, and the glasses laid beside it.
  calendar: (
    <>
      <path className="teal" d="M36 34h84v20H36z" />
      <circle className="glow" cx="94" cy="86" r="11" />
      <path d="M30 28h84v82H30zM30 48h84M48 20v16M96 20v16" />
      <path d="M44 62h6M64 62h6M84 62h6M44 78h6M64 78h6M44 94h6M64 94h6M84 94h6" />
      <path d="M100 80c2 9-6 14-13 11s-9-12-3-17 15-3 16 6" />
      <circle className="glow" cx="110" cy="122" r="11" />
      <circle cx="106" cy="119" r="11" />
      <circle cx="136" cy="119" r="11" />
      <path d="M117 117c2-3 6-3 8 0M95 116l-10-9M147 116l5-7" />
    </>
  ),
  // A rocking chair on the porch, evening sun.
  'rocking-chair': (
    <>
      <circle className="glow" cx="52" cy="52" r="26" />
      <path className="teal" d="M70 78h44v12H70zM102 28h14l8 52h-14z" />
      <path d="M98 22h14l10 54M98 22l10 54M66 74h56M66 74v12h58M72 86l-6 34M116 86l10 34M66 60h38M66 60v14" />
      <path d="M44 112c22 18 72 18 98 0" />
      <path d="M10 130h140" />
      <path d="M101 38h15M103 50h15M106 62h14" />
      <path d="M12 92c14-6 30-6 40 0" />
    </>
  ),
  // The day's work interrupted: a case with a plaster on it.
  case: (
    <>
      <path className="teal" d="M34 56h104v66H34z" />
      <path d="M28 50h104v66H28zM60 50V36h40v14" />
      <path className="glow" d="M50 98 102 60l12 16-52 38z" />
      <path d="m44 92 56-40c6-4 16 8 10 13l-56 40c-6 4-16-8-10-13z" />
      <path d="m66 76 13 17M88 60l13 17M78 80l1 1M85 76l1 1M83 84l1 1" />
      <path d="M14 128h132" />
    </>
  ),
  // A signed page under its seal.
  seal: (
    <>
      <path className="teal" d="M42 24h64v98H42z" />
      <path d="M36 18h52l16 16v82H36zM88 18v16h16" />
      <path d="M50 50h38M50 62h38M50 74h22" />
      <path d="M50 98c6-12 10-10 8-2s4 6 8-2 4 6 10 2" />
      <path
        className="glow"
        d="m120 76 6 5 8-2 2 8 7 4-3 7 3 7-7 4-2 8-8-2-6 5-6-5-8 2-2-8-7-4 3-7-3-7 7-4 2-8 8 2z"
      />
      <path d="m116 72 6 5 8-2 2 8 7 4-3 7 3 7-7 4-2 8-8-2-6 5-6-5-8 2-2-8-7-4 3-7-3-7 7-4 2-8 8 2z" />
      <circle cx="116" cy="94" r="10" />
      <path d="m108 112-4 20 12-7 12 7-4-20" />
    </>
  ),
};

/** One drawing. */
export const ServiceDrawing = ({icon}: {readonly icon: IconName}) => (
  <svg className="spot" viewBox="0 0 160 140" aria-hidden="true" focusable="false">
    {drawings[icon]}
  </svg>
);

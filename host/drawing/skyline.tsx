import {farTowers, litWindows, nearTowers, treeLine} from './skyline-shapes.ts';

const farOutline = farTowers.map(({outline}) => outline).join('');
const nearOutline = nearTowers.map(({outline}) => outline).join('');
const lights = litWindows([...nearTowers, ...farTowers.slice(4, 13)], 0.13);

/** Houston at dusk over its bayou: the background of the hero's lamp. Decoration only. */
export const Skyline = () => (
  <svg
    className="skyline"
    viewBox="0 0 1440 360"
    preserveAspectRatio="xMidYMax slice"
    aria-hidden="true"
    focusable="false"
  >
    <defs>
      <linearGradient id="dusk" x1="0" y1="0" x2="0" y2="1">
        <stop className="dusk-high" offset="0" />
        <stop className="dusk-middle" offset="0.5" />
        <stop className="dusk-low" offset="1" />
      </linearGradient>
      <linearGradient id="deep" x1="0" y1="0" x2="0" y2="1">
        <stop className="water-lit" offset="0" />
        <stop className="water-deep" offset="0.55" />
      </linearGradient>
    </defs>
    <path fill="url(#dusk)" d="M-1440 0h4320v302H-1440z" />
    <g id="town">
      <path className="tower-far" d={farOutline} />
      <path className="tower-near" d={nearOutline} />
      {/* By attribute: no rule that begins at the drawing reaches its copies. */}
      <path fill="#ffd48a" d={lights} />
      <path className="tree-line" d={treeLine} />
    </g>
    {/* A window wider than the drawing shows the town again on both sides. */}
    <use href="#town" x="-1440" />
    <use href="#town" x="1440" />
    <path className="beacon" d="M166 112a4 4 0 1 1 4 0z" />
    <path fill="url(#deep)" d="M-1440 304h4320v56H-1440z" />
    <path
      className="ripple"
      d="M86 318h92M246 330h58M420 316h120M612 326h76M742 316h96M770 336h54M884 322h110M1040 334h66M1128 316h82M1262 328h96M330 344h90M560 346h64M930 346h70M1180 348h54"
    />
    <path className="bank" d="M-1440 304h4320" />
  </svg>
);

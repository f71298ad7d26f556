/** @jsxImportSource lamplight-plain */
import type {ArticleCategory} from 'virtual:lamplight/articles';

/** In a box of 160 by 90: where the lamp's light stands, and the line. */
const drawings: Readonly<
  Record<ArticleCategory, {readonly light: readonly [number, number]; readonly line: string}>
> = {
  // A market stall.
  'aca-marketplace': {
    light: [112, 34],
    line: 'M50 22h60l12 18H38zM38 40v4a10.5 10.5 0 0 0 21 0a10.5 10.5 0 0 0 21 0a10.5 10.5 0 0 0 21 0a10.5 10.5 0 0 0 21 0v-4M46 58v24h68V58M72 82V66h16v16M26 82h108',
  },
  // A ribbon.
  'cancer-insurance': {
    light: [80, 34],
    line: 'M62 80l27-36c9-12 6-28-9-28s-18 16-9 28l27 36-11 2-16-22-14 22zM71 44l9 12 9-12',
  },
  // A heart with its beat.
  'health-insurance': {
    light: [58, 36],
    line: 'M80 80C44 58 40 38 51 27s24-4 29 6c5-10 18-17 29-6s7 31-29 53zM26 54h34l7-14 10 26 8-18 4 6h45',
  },
  // An umbrella.
  'life-insurance': {
    light: [104, 32],
    line: 'M38 52a42 40 0 0 1 84 0c-9-8-19-8-28 0-9-8-19-8-28 0-9-8-19-8-28 0zM80 12v-4M80 46v28a8 8 0 0 1-16 0M26 84h108',
  },
  // A calendar with its day marked.
  medicare: {
    light: [98, 58],
    line: 'M46 20h68v60H46zM46 38h68M62 12v14M98 12v14M58 50h8M58 64h8M76 50h8M76 64h8M93 59l5 5 9-11',
  },
  // The sun over the water.
  'retirement-planning': {
    light: [80, 52],
    line: 'M22 62h36M102 62h36M58 62a22 22 0 0 1 44 0zM80 28V16M54 38l-8-8M106 38l8-8M40 74h80M58 84h44',
  },
};

/** A spot drawing of what an article is about, in ink and the lamp's light. Decoration: the category stands beside it. */
export const CategoryDrawing = ({category}: {category: ArticleCategory}) => {
  const {light, line} = drawings[category];
  return (
    <svg className="drawing" viewBox="0 0 160 90" aria-hidden="true">
      <circle cx={light[0]} cy={light[1]} r={22} />
      <path d={line} />
    </svg>
  );
};

/**
 * Downtown Houston as seen from Buffalo Bayou, on a canvas of 1440 by 360 with the water line at 300. Drawn from memory of
 * the silhouettes, not to scale: the order is chosen for the picture.
 */
const GROUND = 300;

/** One building: its outline, and the box in which windows may be lit. */
export type Tower = {
  readonly outline: string;
  readonly windows?: readonly [x: number, top: number, width: number];
};

const block = (x: number, width: number, top: number): Tower => ({
  outline: `M${x} ${GROUND}V${top}h${width}V${GROUND}z`,
  windows: [x, top, width],
});

/** The row behind, hazy. */
export const farTowers: readonly Tower[] = [
  block(24, 54, 252),
  block(96, 42, 236),
  block(208, 58, 226),
  block(286, 40, 238),
  block(372, 52, 196),
  block(446, 46, 172),
  block(516, 40, 188),
  block(596, 58, 152),
  block(704, 60, 158),
  block(842, 46, 150),
  block(934, 44, 176),
  block(1052, 52, 166),
  block(1122, 48, 200),
  block(1196, 60, 222),
  block(1290, 46, 240),
  block(1362, 58, 250),
];

/** The towers that are known by their tops. */
export const nearTowers: readonly Tower[] = [
  // Williams Tower, alone in the west: setbacks and a beacon.
  {
    outline: `M146 ${GROUND}V158h4v-12h5v-12h5v-10h4v-8h4v8h4v10h5v12h5v12h4V${GROUND}z`,
    windows: [148, 160, 36],
  },
  // 1400 Smith: two rounded ends.
  {outline: `M474 ${GROUND}V164q0-18 18-18h16q18 0 18 18V${GROUND}z`, windows: [474, 168, 52]},
  // Heritage Plaza: a stepped temple under a notch.
  {
    outline: `M552 ${GROUND}V142h8v-10h8v-10h8v-9h9v-13h10v13h9v9h8v10h8v10h8V${GROUND}z`,
    windows: [554, 146, 74],
  },
  // Wells Fargo Plaza: two quarter rounds, one shifted against the other.
  {outline: `M646 ${GROUND}V118q0-30 28-30h2V76h2q30 0 30 30V${GROUND}z`, windows: [648, 122, 58]},
  // JPMorgan Chase Tower: the tallest, one corner cut.
  {outline: `M748 ${GROUND}V56h48l14 14V${GROUND}z`, windows: [750, 62, 58]},
  // TC Energy Center: three stepped gables with their spires.
  {
    outline:
      `M838 ${GROUND}V222h6v-8h6v-8h5v-9h4v-8h3v8h4v9h4V160h6v-9h6v-8h5v-9h4v-9h3v9h4v9h5v8h6v9h6v-42h6` +
      `v-9h6v-8h5v-9h4v-10h3v10h4v9h5v8h6v9h6V${GROUND}z`,
    windows: [876, 164, 88],
  },
  // Pennzoil Place: two prisms, ten feet apart, cut at 45 degrees.
  {outline: `M988 ${GROUND}V196l34-34V${GROUND}z`, windows: [990, 200, 30]},
  {outline: `M1027 ${GROUND}V172l36 36V${GROUND}z`, windows: [1028, 212, 34]},
  block(1082, 34, 214),
  block(1140, 40, 232),
  block(330, 34, 220),
  block(410, 44, 226),
];

/** Live oaks along the bank: one bumpy line. */
export const treeLine = (() => {
  const bumps = [
    34, 52, 40, 60, 36, 48, 56, 42, 64, 38, 50, 44, 58, 36, 54, 46, 62, 40, 52, 48, 44, 60, 38, 50, 56, 42,
    54, 48, 60, 40, 52,
  ];
  const crowns = bumps
    .map((width, index) => `q${width / 2} ${index % 3 === 0 ? -26 : -17} ${width} 0`)
    .join('');
  return `M-10 ${GROUND}${crowns}V${GROUND + 8}H-10z`;
})();

// A small congruential sequence: the same lights on every render, so that server and browser agree.
const sequence = (seed: number) => {
  let value = seed;
  return (): number => {
    value = (value * 1103515245 + 12345) % 2147483648;
    return value / 2147483648;
  };
};

/** Returns the lit windows of some towers as one path; `share` of them are lit. */
export const litWindows = (towers: readonly Tower[], share: number): string => {
  const next = sequence(7);
  let path = '';
  for (const {windows} of towers) {
    if (!windows) continue;
    const [left, top, width] = windows;
    for (let y = top + 10; y < GROUND - 26; y += 11) {
      for (let x = left + 6; x < left + width - 7; x += 8) {
        if (next() < share) path += `M${x} ${y}h3v5h-3z`;
      }
    }
  }
  return path;
};

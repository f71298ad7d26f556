/** The used part of the package, which has no types. */
declare module 'subset-font' {
  const subsetFont: (
    font: Uint8Array,
    text: string,
    options: {
      readonly targetFormat: 'woff2' | 'sfnt';
      readonly noHinting?: boolean;
      readonly variationAxes?: Readonly<
        Record<string, number | {readonly min: number; readonly max: number}>
      >;
    },
  ) => Promise<Uint8Array>;
  export default subsetFont;
}

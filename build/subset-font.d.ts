/** The part of the package that the build uses; the package has no types of its own. */
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

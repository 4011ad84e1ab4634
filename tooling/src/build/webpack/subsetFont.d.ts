declare module 'subset-font' {
  interface Range {
    min: number;
    max: number;
  }

  interface SubsetOptions {
    targetFormat: 'woff2' | 'sfnt';
    keepAllGlyphs: true;
    /** Axis of a variable font, e.g. `wght` → the range that is kept, in units of the axis. */
    variationAxes?: Record<string, Range>;
  }

  /** https://github.com/papandreou/subset-font */
  export default function subsetFont(
    font: Uint8Array,
    text: undefined,
    options: SubsetOptions,
  ): Promise<Buffer>;
}

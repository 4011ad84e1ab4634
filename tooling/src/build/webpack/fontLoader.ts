import subsetFont from 'subset-font';
import type { LoaderContext } from 'webpack';

interface FontLoaderOptions {
  /** Axis of the font → the range that the design uses, in units of the axis. */
  axes: Record<string, { min: number; max: number }>;
}

/** Webpack loader for a variable font: keeps only the ranges of its axes that the design uses. All glyphs stay. */
export default function fontLoader(this: LoaderContext<FontLoaderOptions>, font: Buffer): void {
  const done = this.async();
  subsetFont(font, undefined, {
    targetFormat: 'woff2',
    keepAllGlyphs: true,
    variationAxes: this.getOptions().axes,
  }).then(
    (smaller) => done(null, smaller),
    (error: unknown) => done(error as Error),
  );
}

/** Fonts are bytes, not text. */
export const raw = true;

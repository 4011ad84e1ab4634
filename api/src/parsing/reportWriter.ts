import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { getFontRuns } from './fontRuns.ts';

const require = createRequire(import.meta.url);
const scripts = [
  'latin',
  'latin-ext',
  'cyrillic',
  'cyrillic-ext',
  'greek',
  'greek-ext',
  'vietnamese',
  'devanagari',
];
const weights = { regular: 400, bold: 700 };
export type Weight = keyof typeof weights;
export type Doc = PDFKit.PDFDocument;
type FontNames = [string, ...string[]];

export const margin = 56;
export const ink = '#1b1916';
export const soft = '#5f594f';
/** Font names of a weight in the order in which they are tried. */
export const registerFonts = async (doc: Doc, weight: Weight): Promise<FontNames> => {
  const names: string[] = [];
  for (const script of scripts) {
    const name = `${script}-${weight}`;
    names.push(name);
    const file = require.resolve(
      `@fontsource/noto-sans/files/noto-sans-${script}-${weights[weight]}-normal.woff`,
    );
    doc.registerFont(name, await readFile(file));
  }
  const [first = '', ...others] = names;
  return [first, ...others];
};

export interface TextOptions extends PDFKit.Mixins.TextOptions {
  size?: number;
  weight?: Weight;
  color?: string;
  x?: number;
  y?: number;
}

export interface Writer {
  hasMissing: boolean;
  write: (text: string, options?: TextOptions) => void;
}

/** pdfkit tells of no other way which characters a font has. */
const hasCharacter = (doc: Doc, font: string, character: string): boolean => {
  const { _font } = doc.font(font) as unknown as {
    _font: { font: { hasGlyphForCodePoint: (codePoint: number | undefined) => boolean } };
  };
  return _font.font.hasGlyphForCodePoint(character.codePointAt(0));
};

/** Writes texts of any script. */
export const createWriter = (doc: Doc, fonts: Record<Weight, FontNames>): Writer => {
  const writer: Writer = {
    hasMissing: false,
    write: (text, { size = 10, weight = 'regular', color = ink, x = margin, y = doc.y, ...options } = {}) => {
      const covers = (font: string, character: string) => hasCharacter(doc, font, character);
      const { runs, hasMissing } = getFontRuns(text, fonts[weight], covers);
      writer.hasMissing ||= hasMissing;
      doc.fontSize(size).fillColor(color);
      for (const [index, { font, text: part }] of runs.entries()) {
        const continued = index < runs.length - 1;
        if (index === 0) doc.font(font).text(part, x, y, { ...options, continued });
        else doc.font(font).text(part, { ...options, continued });
      }
    },
  };
  return writer;
};

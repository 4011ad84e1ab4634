import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

/** Pixels of a cell's side: a picture is kept as the mean colours of its cells (docs/adr/0009). */
const cell = 16;
/** Of 255: how far a cell's mean may lie from what it was; antialiasing of another machine moves it by less. */
const levels = 12;
/** Part of the cells that may lie further away. */
const share = 0.005;

const folder = path.join(import.meta.dirname, 'baseline');

interface Cells {
  columns: number;
  rows: number;
  means: Buffer;
}

const cellsOf = async (png: Buffer): Promise<Cells> => {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { columns: info.width, rows: info.height, means: data };
};

const reduce = async (screenshot: Buffer): Promise<Buffer> => {
  const { width, height } = await sharp(screenshot).metadata();
  return sharp(screenshot)
    .removeAlpha()
    .resize(Math.ceil(width / cell), Math.ceil(height / cell), { fit: 'fill', kernel: 'linear' })
    .png({ compressionLevel: 9 })
    .toBuffer();
};

const isFar = (before: Buffer, now: Buffer, at: number): boolean =>
  [0, 1, 2].some((channel) => Math.abs((before[at + channel] ?? 0) - (now[at + channel] ?? 0)) > levels);

const compare = (before: Cells, now: Cells): string[] => {
  if (before.columns !== now.columns || before.rows !== now.rows)
    return [
      `is ${now.columns * cell} × ${now.rows * cell} pixels, was ${before.columns * cell} × ${before.rows * cell}`,
    ];
  const cells = now.columns * now.rows;
  const far = Array.from({ length: cells }, (_, index) => index * 3).filter((at) =>
    isFar(before.means, now.means, at),
  ).length;
  return far / cells > share ? [`looks different in ${far} of ${cells} cells`] : [];
};

/** How a screenshot differs from the kept picture, in words; empty when it does not. With `update` it is kept instead. */
export const pictureProblems = async (
  name: string,
  screenshot: Buffer,
  update: boolean,
): Promise<string[]> => {
  const file = path.join(folder, `${name}.png`);
  const now = await reduce(screenshot);
  if (update) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, now);
    return [];
  }
  if (!existsSync(file)) return ['has no kept picture; look at it, then run the stories with --update'];
  return compare(await cellsOf(readFileSync(file)), await cellsOf(now));
};

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

/** Side of a cell in pixels. A baseline screenshot stores the mean colour of each cell (docs/adr/0009). */
const cellSize = 16;
/** Allowed difference of a mean colour, of 255. Antialiasing on another machine differs by less. */
const maxDifference = 12;
/** Share of cells that may differ by more. */
const maxChangedShare = 0.005;

const folder = path.join(import.meta.dirname, 'baseline');
/** Screenshots that differ from their baseline, for whoever looks for the cause. */
const changedFolder = path.resolve(import.meta.dirname, '../../test-results/stories');

interface Cells {
  columns: number;
  rows: number;
  means: Buffer;
}

const readCells = async (png: Buffer): Promise<Cells> => {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { columns: info.width, rows: info.height, means: data };
};

const reduceToCells = async (screenshot: Buffer): Promise<Buffer> => {
  const { width, height } = await sharp(screenshot).metadata();
  return sharp(screenshot)
    .removeAlpha()
    .resize(Math.ceil(width / cellSize), Math.ceil(height / cellSize), { fit: 'fill', kernel: 'linear' })
    .png({ compressionLevel: 9 })
    .toBuffer();
};

const isDifferent = (before: Buffer, now: Buffer, at: number): boolean =>
  [0, 1, 2].some(
    (channel) => Math.abs((before[at + channel] ?? 0) - (now[at + channel] ?? 0)) > maxDifference,
  );

const compareCells = (before: Cells, now: Cells): string[] => {
  if (before.columns !== now.columns || before.rows !== now.rows)
    return [
      `is ${now.columns * cellSize} × ${now.rows * cellSize} pixels, was ${before.columns * cellSize} × ${before.rows * cellSize}`,
    ];
  const cells = now.columns * now.rows;
  const changed = Array.from({ length: cells }, (_, index) => index * 3).filter((at) =>
    isDifferent(before.means, now.means, at),
  ).length;
  return changed / cells > maxChangedShare ? [`looks different in ${changed} of ${cells} cells`] : [];
};

/**
 * One line for each difference from the baseline screenshot. With `update` the baseline is replaced instead.
 */
export const compareWithBaseline = async (
  name: string,
  screenshot: Buffer,
  update: boolean,
): Promise<string[]> => {
  const file = path.join(folder, `${name}.png`);
  const now = await reduceToCells(screenshot);
  if (update) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, now);
    return [];
  }
  if (!existsSync(file)) return ['has no baseline screenshot; review it, then run the stories with --update'];
  const problems = compareCells(await readCells(readFileSync(file)), await readCells(now));
  if (problems.length > 0) {
    mkdirSync(changedFolder, { recursive: true });
    writeFileSync(path.join(changedFolder, `${name}.png`), screenshot);
  }
  return problems;
};

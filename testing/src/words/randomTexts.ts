import fc from 'fast-check';
import { readTexts } from './readTexts.ts';

/** What texts are made of, and what is a sign of Markdown somewhere. */
const pieces = readTexts('pieces');

export const sampleTexts = (count: number, seed: number): string[] => {
  const text = fc.array(fc.constantFrom(...pieces), { maxLength: 24 }).map((found) => found.join(''));
  return fc.sample(text, { numRuns: count, seed });
};

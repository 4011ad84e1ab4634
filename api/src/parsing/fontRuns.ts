const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
const placeholder = '□';
/** Not printed and not looked up: joiners, and selectors of how the character before looks. */
const isIgnored = (character: string): boolean => /[\p{Default_Ignorable_Code_Point}\p{Cc}]/u.test(character);

interface FontRun {
  font: string;
  text: string;
}

/**
 * Splits a text into runs of one font each: of `fonts`, the first with all characters of a grapheme; `covers` tells. A
 * grapheme that no font has becomes a placeholder.
 */
export const getFontRuns = (
  text: string,
  fonts: readonly [string, ...string[]],
  covers: (font: string, character: string) => boolean,
): { runs: FontRun[]; hasMissing: boolean } => {
  const runs: FontRun[] = [];
  let hasMissing = false;
  const hasAll = (font: string, grapheme: string): boolean =>
    Array.from(grapheme).every((character) => isIgnored(character) || covers(font, character));
  for (const { segment } of segmenter.segment(text)) {
    const last = runs.at(-1);
    const font = last && hasAll(last.font, segment) ? last.font : fonts.find((name) => hasAll(name, segment));
    hasMissing ||= font === undefined;
    const run = { font: font ?? fonts[0], text: font ? segment : placeholder };
    if (last?.font === run.font) last.text += run.text;
    else runs.push(run);
  }
  return { runs: runs.length > 0 ? runs : [{ font: fonts[0], text: '' }], hasMissing };
};

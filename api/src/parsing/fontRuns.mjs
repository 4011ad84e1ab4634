const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
const placeholder = '□';
/** Not printed and not looked up: joiners, and selectors of how the character before looks. */
const isIgnored = (character) => /[\p{Default_Ignorable_Code_Point}\p{Cc}]/u.test(character);

/**
 * Splits a text into runs of one font each: of `fonts`, the first with all characters of a grapheme; `covers` tells. A
 * grapheme that no font has becomes a placeholder.
 */
export const getFontRuns = (text, fonts, covers) => {
  const runs = [];
  let hasMissing = false;
  const hasAll = (font, grapheme) =>
    [...grapheme].every((character) => isIgnored(character) || covers(font, character));
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

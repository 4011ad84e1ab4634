/** True when no text is blank. */
export const areAllFilled = (...texts: readonly string[]): boolean =>
  texts.every((text) => text.trim() !== '');

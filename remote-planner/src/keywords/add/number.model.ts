const units: Readonly<Record<string, number>> = { k: 1_000, m: 1_000_000 };

/** `1,900`, `1.900`, `1 900`, `1'900`, with or without decimals after the other sign. */
const grouped = /^\d{1,3}(?:([,.\s’'])\d{3})(?:\1\d{3})*(?:[.,]\d{1,2})?$/;
const plain = /^\d+(?:[.,]\d+)?$/;

const parseGrouped = (text: string): number => {
  const [, group = ''] = grouped.exec(text) ?? [];
  return Number(text.replaceAll(group, '').replace(',', '.'));
};

/**
 * Reads a number as people and keyword tools write it: `1,900`, `1.900`, `1900.0`, `1.5K`. Null when it is none, or a range.
 */
export const parseNumber = (input: string): number | null => {
  const [, text = '', unit = ''] = /^(.*?)\s*([km]?)$/i.exec(input.trim()) ?? [];
  const factor = units[unit.toLowerCase()] ?? 1;
  if (factor === 1 && grouped.test(text)) return parseGrouped(text);
  return plain.test(text) ? Number(text.replace(',', '.')) * factor : null;
};

/** How files say that a value is not known. */
export const isUnknown = (text: string): boolean => /^(|-|–|—|n\/?a|none|null|unknown)$/i.test(text.trim());

import type { ConfigValue } from '@rankwright/contracts/remote';

/** `on`, `off`, a percentage, or `default`. */
export const parseFlag = (text: string): number | null => {
  const named: Record<string, number | null> = { on: 100, off: 0, default: null };
  const value = named[text];
  return value === undefined ? Number(text.replace(/%$/, '')) : value;
};

/** JSON where it is a number or a boolean, otherwise text; `default` takes the value back. */
export const parseConfig = (text: string): ConfigValue | null => {
  if (text === 'default') return null;
  if (text === 'true' || text === 'false') return text === 'true';
  return text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : text;
};

import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Puts a text between its marks in a file, and leaves what others wrote there. */
export const writeSection = (file: string, name: string, text: string): void => {
  const [begin, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const section = `${begin}\n\n${text}\n\n${end}`;
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '# Benchmarks\n';
  const known = new RegExp(`${escaped(begin)}.*${escaped(end)}`, 's');
  const after = known.test(before)
    ? before.replace(known, () => section)
    : `${before.trimEnd()}\n\n${section}\n`;
  writeFileSync(file, after);
};

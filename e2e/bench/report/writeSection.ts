import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Replaces the section between `<!-- name -->` and `<!-- /name -->` in a file, or appends it. */
export const writeSection = (file: string, name: string, text: string): void => {
  const [begin, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const section = `${begin}\n\n${text}\n\n${end}`;
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '# Benchmarks\n';
  const sectionPattern = new RegExp(`${escapeRegExp(begin)}.*${escapeRegExp(end)}`, 's');
  const after = sectionPattern.test(before)
    ? before.replace(sectionPattern, () => section)
    : `${before.trimEnd()}\n\n${section}\n`;
  writeFileSync(file, after);
};

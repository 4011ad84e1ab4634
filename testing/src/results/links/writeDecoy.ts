import type { Frames } from './language.ts';

const forms: readonly ((phrase: string, frames: Frames) => string)[] = [
  (phrase, { heading }) => `## ${heading.replace('{m}', phrase)}`,
  (phrase) => `\`\`\`\n${phrase}\n\`\`\``,
  (phrase) => `~~~text\n${phrase}\n~~~`,
  (phrase) => `[${phrase}](https://elsewhere.example/page)`,
  (phrase) => `![${phrase}](https://archive.example/picture.jpg)`,
  (phrase) => `<div class="box">\n<p>${phrase}</p>\n</div>`,
  (phrase) => `\`${phrase}\``,
  (phrase) => `<a href="https://elsewhere.example/other">${phrase}</a>`,
];

/** A subject where no link can stand. */
export const writeDecoy = (phrase: string, frames: Frames, random: () => number): string =>
  forms[Math.floor(random() * forms.length)]?.(phrase, frames) ?? '';

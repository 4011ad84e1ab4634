import type { Draft, RewriteBrief } from '../writer.ts';
import { seeded } from './random.ts';
import { capitalised, shortened, slugOf } from './text.ts';

type Change = readonly [RegExp, string];

const plainWords: readonly Change[] = [
  [/\butili[sz]e(s|d)?\b/gi, 'use$1'],
  [/\bin order to\b/gi, 'to'],
  [/\bdue to the fact that\b/gi, 'because'],
  [/\ba large number of\b/gi, 'many'],
  [/\bat this point in time\b/gi, 'now'],
  [/\bprior to\b/gi, 'before'],
];
const expanded: readonly Change[] = [
  [/\bdon['’]t\b/gi, 'do not'],
  [/\bcan['’]t\b/gi, 'cannot'],
  [/\bwon['’]t\b/gi, 'will not'],
  [/\bit['’]s\b/gi, 'it is'],
  [/\byou['’]re\b/gi, 'you are'],
  [/\bwe['’]re\b/gi, 'we are'],
];
const contracted: readonly Change[] = [
  [/\bdo not\b/gi, "don't"],
  [/\bcannot\b/gi, "can't"],
  [/\bwill not\b/gi, "won't"],
  [/\bit is\b(?= \w)/gi, "it's"],
  [/\byou are\b(?= \w)/gi, "you're"],
];

const styles: Record<string, readonly Change[]> = {
  'Professional and engaging': [...plainWords, ...expanded],
  'Casual and conversational': [...plainWords, ...contracted],
  'Academic and formal': [
    ...expanded,
    [/\bget(s)? rid of\b/gi, 'remove$1'],
    [/\bshow(s)? that\b/gi, 'demonstrate$1 that'],
    [/\bmake(s)? sure\b/gi, 'ensure$1'],
    [/\bfind(s)? out\b/gi, 'determine$1'],
  ],
  'Creative and storytelling': [...plainWords, ...contracted],
  'Technical and detailed': [
    ...plainWords,
    ...expanded,
    [/\ba way to\b/gi, 'a method to'],
    [/\bways to\b/gi, 'methods to'],
    [/\bfind(s)? out\b/gi, 'determine$1'],
  ],
};

const openings: Record<string, readonly string[]> = {
  Informative: ['Here is what matters.', 'The essentials first.'],
  Persuasive: ['It is worth acting on this today.', 'The case is simple, and it is strong.'],
  Friendly: ['Glad you are here; let us go through it together.', 'Take a seat, this will not take long.'],
  Authoritative: ['The following holds in practice.', 'Start from these principles.'],
  Inspiring: ['Small steps carry further than they look.', 'You are closer to this than you think.'],
  Humorous: [
    'No heroics needed, only a little patience and perhaps coffee.',
    'If this were hard, somebody would have made a committee for it.',
  ],
};

/** The case of the replaced word's first letter is kept. */
const change = (text: string, [from, to]: Change): string =>
  text.replace(from, (found: string, ...groups: unknown[]) => {
    const group = typeof groups[0] === 'string' ? groups[0] : '';
    const word = to.replace('$1', group);
    return /^[A-Z]/.test(found) ? capitalised(word) : word;
  });

/** Long sentences are parted at a semicolon or an "and" that begins a clause. */
const parted = (sentence: string): string => {
  if (sentence.split(' ').length < 24) return sentence;
  return sentence.replace(/(;|, and) (\w)/, (_, __, letter: string) => `. ${letter.toUpperCase()}`);
};

const isProse = (block: string): boolean => !/^(#|[-*] |\d+\. |\||>|```)/.test(block);

/** Code, link targets and addresses: their words are not language. */
const literal = /(```[\s\S]*|`[^`\n]+`|\]\([^)]*\)|https?:\/\/\S+)/;

const changedOutsideLiterals = (block: string, style: readonly Change[]): string =>
  block
    .split(literal)
    .map((piece, index) => (index % 2 === 1 ? piece : style.reduce(change, piece)))
    .join('');

/** Paragraphs, lists, headings; a code block is one, with its empty lines. */
const blocksOf = (text: string): string[] =>
  text.split(/(^```[\s\S]*?(?:^```|(?![\s\S])))/m).flatMap((piece, index) =>
    index % 2 === 1
      ? [piece]
      : piece
          .trim()
          .split(/\n{2,}/)
          .filter(Boolean),
  );

const rewritten = (block: string, style: readonly Change[]): string => {
  const changed = changedOutsideLiterals(block, style);
  return isProse(block)
    ? changed
        .split(/(?<=[.!?]) /)
        .map(parted)
        .join(' ')
    : changed;
};

const titleFor = (brief: RewriteBrief, blocks: readonly string[]): string => {
  const heading = blocks.find((block) => block.startsWith('#'))?.replace(/^#+\s*/, '');
  const first = blocks.find(isProse)?.split(/[.!?]/)[0];
  return shortened(
    heading ??
      (brief.primaryKeyword
        ? `${capitalised(brief.primaryKeyword)}, rewritten`
        : (first ?? 'Rewritten text')),
    90,
  );
};

/** Changes wording and rhythm by style and tone; what the text says stays as it is. */
export const rewriteOf = (brief: RewriteBrief): Draft => {
  const random = seeded(JSON.stringify(brief));
  const blocks = blocksOf(brief.originalContent);
  const title = titleFor(brief, blocks);
  const body = blocks
    .filter((block) => !block.startsWith('# '))
    .map((block) => rewritten(block, styles[brief.rewriteStyle] ?? plainWords));
  const audience = brief.targetAudience ? ` Written for ${brief.targetAudience}.` : '';
  const content = [
    `${random.pick(openings[brief.tone] ?? openings.Informative ?? [''])}${audience}`,
    ...body,
  ].join('\n\n');
  return {
    title,
    content,
    metaTitle: shortened(title, 60),
    metaDescription: shortened(body.find(isProse) ?? title, 155),
    slug: slugOf(brief.primaryKeyword || title),
  };
};

import type { Draft, RewriteBrief, SelectionBrief } from '../writer.ts';
import { createSlug } from '@rankwright/contracts/text';
import { capitalize, truncate } from '../text.ts';

type Replacement = readonly [RegExp, string];

const plainWords: readonly Replacement[] = [
  [/\butili[sz]e(s|d)?\b/gi, 'use$1'],
  [/\bin order to\b/gi, 'to'],
  [/\bdue to the fact that\b/gi, 'because'],
  [/\ba large number of\b/gi, 'many'],
  [/\bat this point in time\b/gi, 'now'],
  [/\bprior to\b/gi, 'before'],
];
const expandedContractions: readonly Replacement[] = [
  [/\bdon['’]t\b/gi, 'do not'],
  [/\bcan['’]t\b/gi, 'cannot'],
  [/\bwon['’]t\b/gi, 'will not'],
  [/\bit['’]s\b/gi, 'it is'],
  [/\byou['’]re\b/gi, 'you are'],
  [/\bwe['’]re\b/gi, 'we are'],
];
const contractions: readonly Replacement[] = [
  [/\bdo not\b/gi, "don't"],
  [/\bcannot\b/gi, "can't"],
  [/\bwill not\b/gi, "won't"],
  [/\bit is\b(?= \w)/gi, "it's"],
  [/\byou are\b(?= \w)/gi, "you're"],
];

const replacementsByStyle: Record<string, readonly Replacement[]> = {
  'Professional and engaging': [...plainWords, ...expandedContractions],
  'Casual and conversational': [...plainWords, ...contractions],
  'Academic and formal': [
    ...expandedContractions,
    [/\bget(s)? rid of\b/gi, 'remove$1'],
    [/\bshow(s)? that\b/gi, 'demonstrate$1 that'],
    [/\bmake(s)? sure\b/gi, 'ensure$1'],
    [/\bfind(s)? out\b/gi, 'determine$1'],
  ],
  'Creative and storytelling': [...plainWords, ...contractions],
  'Technical and detailed': [
    ...plainWords,
    ...expandedContractions,
    [/\ba way to\b/gi, 'a method to'],
    [/\bways to\b/gi, 'methods to'],
    [/\bfind(s)? out\b/gi, 'determine$1'],
  ],
};

/** Replaces words and keeps the capitalization of the first letter. */
const replaceWords = (text: string, [from, to]: Replacement): string =>
  text.replace(from, (found: string, ...groups: unknown[]) => {
    const group = typeof groups[0] === 'string' ? groups[0] : '';
    const word = to.replace('$1', group);
    return /^[A-Z]/.test(found) ? capitalize(word) : word;
  });

/** Splits a sentence of 24 or more words at its first semicolon or ", and". */
const splitLongSentence = (sentence: string): string => {
  if (sentence.split(' ').length < 24) return sentence;
  return sentence.replace(/(;|, and) (\w)/, (_, __, letter: string) => `. ${letter.toUpperCase()}`);
};

const isProse = (block: string): boolean => !/^(#|[-*] |\d+\. |\||>|```)/.test(block);

/** Code, link targets and URLs, which must not be changed. */
const literal = /(```[\s\S]*|`[^`\n]+`|\]\([^)]*\)|https?:\/\/\S+)/;

const replaceOutsideLiterals = (block: string, style: readonly Replacement[]): string =>
  block
    .split(literal)
    .map((piece, index) => (index % 2 === 1 ? piece : style.reduce(replaceWords, piece)))
    .join('');

/** Splits Markdown at blank lines; a code block stays one block. */
const splitBlocks = (text: string): string[] =>
  text.split(/(^```[\s\S]*?(?:^```|(?![\s\S])))/m).flatMap((piece, index) =>
    index % 2 === 1
      ? [piece]
      : piece
          .trim()
          .split(/\n{2,}/)
          .filter(Boolean),
  );

const rewriteBlock = (block: string, style: readonly Replacement[]): string => {
  const replaced = replaceOutsideLiterals(block, style);
  return isProse(block)
    ? replaced
        .split(/(?<=[.!?]) /)
        .map(splitLongSentence)
        .join(' ')
    : replaced;
};

const createTitle = (brief: RewriteBrief, blocks: readonly string[]): string => {
  const heading = blocks.find((block) => block.startsWith('#'))?.replace(/^#+\s*/, '');
  const first = blocks.find(isProse)?.split(/[.!?]/)[0];
  return truncate(
    heading ??
      (brief.primaryKeyword ? `${capitalize(brief.primaryKeyword)}, rewritten` : (first ?? 'Rewritten text')),
    90,
  );
};

/** Changes wording and sentence length to match the style; adds nothing and keeps the meaning. */
export const rewriteText = (brief: RewriteBrief): Draft => {
  const blocks = splitBlocks(brief.originalContent);
  const title = createTitle(brief, blocks);
  const body = blocks
    .filter((block) => !block.startsWith('# '))
    .map((block) => rewriteBlock(block, replacementsByStyle[brief.rewriteStyle] ?? plainWords));
  const content = body.join('\n\n');
  return {
    title,
    content,
    metaTitle: truncate(title, 60),
    metaDescription: truncate(body.find(isProse) ?? title, 155),
    slug: createSlug(brief.primaryKeyword || title),
  };
};

const fillers: readonly Replacement[] = [
  [/\b(?:very|really|quite|basically|actually) (?=\w)/gi, ''],
  [/\bit is important to note that (?=\w)/gi, ''],
];

const unchangedNote =
  'The built-in writer found nothing to change. It only replaces wordy phrases; a language model can do more.';

/** Replaces wordy phrases and splits long sentences in a selected passage; says so when nothing was found. */
export const rewritePassage = ({ text, action }: SelectionBrief): { text: string; note: string } => {
  if (action === 'expand')
    return {
      text,
      note: 'The built-in writer does not add text. Set up a language model to expand a passage.',
    };
  const style = action === 'rewrite' ? plainWords : [...plainWords, ...fillers];
  const rewritten = splitBlocks(text)
    .map((block) => rewriteBlock(block, style))
    .join('\n\n');
  return rewritten === text
    ? { text, note: unchangedNote }
    : { text: rewritten, note: 'Wordy phrases were replaced and long sentences split.' };
};

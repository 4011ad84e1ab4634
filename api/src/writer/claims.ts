import type { Claim } from '@rankwright/contracts/generations';

const maxClaims = 60;
const maxLength = 300;

const stripMarkdown = (line: string): string =>
  line
    .replace(/^\s*(?:[-*+]|\d+\.|#{1,6}|>)\s+/, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*_`]/g, '')
    .trim();

/** Sentences of the prose, lists and quotes; headings, code and tables state nothing to verify. */
const splitSentences = (content: string): string[] =>
  content
    .replace(/^```[\s\S]*?^```/gm, '')
    .split('\n')
    .filter((line) => !/^\s*(?:#|\|)/.test(line))
    .flatMap((line) => stripMarkdown(line).split(/(?<=[.!?])\s+(?=[\p{Lu}\d“"])/u))
    .map((sentence) => sentence.trim())
    .filter(Boolean);

const source =
  /https?:\/\/|\baccording to\b|\b(?:a|the|recent|one) (?:study|studies|survey|report)\b|\bresearch(?:ers)? (?:show|found|suggest|from|by)/i;
const number =
  /\d|%|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|hundred|thousand|million|half|twice|double) (?:percent|times|years?|months?|weeks?|days?|hours?|minutes?|degrees|per cent|million|thousand|of)\b/i;
/** Two capitalized words in a row, or one inside a sentence. */
const name =
  /(?:\p{Lu}[\p{L}’'-]+ (?:of |the |de |van )?\p{Lu}[\p{L}’'-]+)|(?<=[\p{Ll},;:] )(?!I\b)\p{Lu}[\p{L}’'-]{2,}/u;

const findKind = (sentence: string): Claim['kind'] | null => {
  if (source.test(sentence)) return 'source';
  if (number.test(sentence)) return 'number';
  return name.test(sentence) ? 'name' : null;
};

/** Sentences with numbers, names or sources, in order: what a person should check. All start unverified. */
export const extractClaims = (content: string): Claim[] => {
  const seen = new Set<string>();
  return splitSentences(content)
    .flatMap((sentence): Claim[] => {
      const text = sentence.slice(0, maxLength);
      const kind = findKind(sentence);
      if (!kind || seen.has(text)) return [];
      seen.add(text);
      return [{ text, kind, verified: false }];
    })
    .slice(0, maxClaims);
};

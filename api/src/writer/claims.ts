import type { Claim } from '@rankwright/contracts/generations';
import { readBlocks } from '@rankwright/contracts/markdown';

const maxClaims = 60;
const maxLength = 300;

/** Sentences of the prose, lists and quotes; headings, code and tables state nothing to verify. */
const splitSentences = (content: string): string[] =>
  readBlocks(content)
    .filter(({ kind }) => ['paragraph', 'item', 'quote'].includes(kind))
    .flatMap(({ text }) => text.split(/(?<=[.!?])\s+(?=[\p{Lu}\d“"])/u));

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

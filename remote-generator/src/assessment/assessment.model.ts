import { findings } from './findings.model.ts';
import { prose } from './prose.model.ts';
import { readabilityFindings } from './readability.model.ts';

export interface AssessedText {
  title: string;
  /** Markdown. */
  content: string;
  metaTitle: string;
  metaDescription: string;
  slug: string;
  primaryKeyword: string;
  secondaryKeywords: readonly string[];
}

/** Where the person mends it: a field of the form, or the block with these words. */
export type Target =
  | { kind: 'field'; field: 'title' | 'metaTitle' | 'metaDescription' | 'slug' }
  | { kind: 'text'; text: string };

export type Grade = 'good' | 'improve' | 'problem';

export interface Finding {
  id: string;
  grade: Grade;
  /** What to do; what is well when the grade is good. */
  text: string;
  target: Target;
}

export interface Assessment {
  seo: { score: number; findings: readonly Finding[] };
  readability: { score: number; findings: readonly Finding[] };
  words: number;
}

const worth: Record<Grade, number> = { good: 1, improve: 0.5, problem: 0 };
const order: Record<Grade, number> = { problem: 0, improve: 1, good: 2 };

/** 0–100: the share of what is well; what is nearly well counts half. */
const scored = (found: readonly Finding[]) => ({
  score:
    found.length === 0
      ? 0
      : Math.round((100 * found.reduce((sum, { grade }) => sum + worth[grade], 0)) / found.length),
  findings: found.toSorted((a, b) => order[a.grade] - order[b.grade]),
});

/** What could be better about a text. The same text always gets the same answer. */
export const assess = (text: AssessedText): Assessment => {
  const read = prose(text.content);
  return {
    seo: scored(findings(text, read)),
    readability: scored(readabilityFindings(read)),
    words: read.words,
  };
};

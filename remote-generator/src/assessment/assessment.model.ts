import type { AssessedText, Finding, Grade } from './finding.model.ts';
import { listSeoFindings } from './seo.model.ts';
import { parseProse } from './prose.model.ts';
import { listReadabilityFindings } from './readability.model.ts';

export interface Assessment {
  seo: { score: number; findings: readonly Finding[] };
  readability: { score: number; findings: readonly Finding[] };
  words: number;
}

const gradeWeight: Record<Grade, number> = { good: 1, improve: 0.5, problem: 0 };
const gradeOrder: Record<Grade, number> = { problem: 0, improve: 1, good: 2 };

/** Score 0–100: the share of good findings; `improve` counts half. */
const scoreFindings = (found: readonly Finding[]) => ({
  score:
    found.length === 0
      ? 0
      : Math.round((100 * found.reduce((sum, { grade }) => sum + gradeWeight[grade], 0)) / found.length),
  findings: found.toSorted((a, b) => gradeOrder[a.grade] - gradeOrder[b.grade]),
});

/** Findings and score without the muted checks; the score is null when all are muted. */
export const muteFindings = ({ findings }: Assessment['seo'], muted: readonly string[]) => {
  const shown = findings.filter(({ id }) => !muted.includes(id));
  return { ...scoreFindings(shown), score: shown.length > 0 ? scoreFindings(shown).score : null };
};

/** Assesses SEO and readability. Deterministic. */
export const assess = (text: AssessedText): Assessment => {
  const parsed = parseProse(text.content);
  return {
    seo: scoreFindings(listSeoFindings(text, parsed)),
    readability: scoreFindings(listReadabilityFindings(parsed)),
    words: parsed.words,
  };
};

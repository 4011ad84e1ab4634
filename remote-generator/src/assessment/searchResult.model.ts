import { createSlug } from '@rankwright/contracts/text';
import type { AssessedText, Finding } from './finding.model.ts';
import { containsKeyword } from './keyword.model.ts';

/** Approximate number of characters a search result shows. */
export const titleLength = { low: 30, high: 60 } as const;
export const descriptionLength = { low: 70, high: 160 } as const;

const checkTitle = ({ title, metaTitle, primaryKeyword }: AssessedText): Finding[] => {
  const displayedTitle = metaTitle.trim() || title.trim();
  const target = { kind: 'field', field: metaTitle.trim() ? 'metaTitle' : 'title' } as const;
  const size = displayedTitle.length;
  const lengthFinding: Finding =
    size >= titleLength.low && size <= titleLength.high
      ? { id: 'title-length', grade: 'good', text: 'The title fits a search result.', target }
      : {
          id: 'title-length',
          grade: size === 0 ? 'problem' : 'improve',
          text:
            size > titleLength.high
              ? `Shorten the title by ${size - titleLength.high} characters so that it is not cut off.`
              : `Lengthen the title to at least ${titleLength.low} characters.`,
          target,
        };
  if (!primaryKeyword.trim()) return [lengthFinding];
  return [
    containsKeyword(displayedTitle, primaryKeyword)
      ? { id: 'title-keyword', grade: 'good', text: 'The title includes the keyword.', target }
      : { id: 'title-keyword', grade: 'problem', text: `Add “${primaryKeyword}” to the title.`, target },
    lengthFinding,
  ];
};

const checkDescription = ({ metaDescription, primaryKeyword }: AssessedText): Finding => {
  const target = { kind: 'field', field: 'metaDescription' } as const;
  const size = metaDescription.trim().length;
  const createFinding = (grade: Finding['grade'], text: string): Finding => ({
    id: 'description',
    grade,
    text,
    target,
  });
  if (size === 0)
    return createFinding('problem', 'Write a meta description. People read it before they click.');
  if (size < descriptionLength.low)
    return createFinding(
      'improve',
      `Lengthen the meta description to at least ${descriptionLength.low} characters.`,
    );
  if (size > descriptionLength.high)
    return createFinding(
      'improve',
      `Shorten the meta description by ${size - descriptionLength.high} characters.`,
    );
  return primaryKeyword.trim() && !containsKeyword(metaDescription, primaryKeyword)
    ? createFinding('improve', `Use “${primaryKeyword}” in the meta description.`)
    : createFinding('good', 'The meta description fits a search result.');
};

/** Findings on the title and the meta description. */
export const listMetaFindings = (text: AssessedText): Finding[] => [
  ...checkTitle(text),
  checkDescription(text),
];

export const checkSlug = ({ slug, primaryKeyword }: AssessedText): Finding => {
  const target = { kind: 'field', field: 'slug' } as const;
  const keywordSlug = createSlug(primaryKeyword);
  if (!slug.trim()) return { id: 'slug', grade: 'problem', text: 'Add a URL slug.', target };
  return keywordSlug && !slug.includes(keywordSlug)
    ? { id: 'slug', grade: 'improve', text: `Use “${keywordSlug}” in the URL slug.`, target }
    : { id: 'slug', grade: 'good', text: 'The URL slug describes the article.', target };
};

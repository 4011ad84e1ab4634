import type { AssessedText, Finding } from './assessment.model.ts';
import { contains } from './keyword.model.ts';

/** Characters a search result shows, about. */
export const titleLength = { low: 30, high: 60 } as const;
export const descriptionLength = { low: 70, high: 160 } as const;
const slugLength = 75;

/** Words of an address: lower case, letters and digits, joined by hyphens. */
export const slugOf = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, slugLength);

const titleFindings = ({ title, metaTitle, primaryKeyword }: AssessedText): Finding[] => {
  const shown = metaTitle.trim() || title.trim();
  const target = { kind: 'field', field: metaTitle.trim() ? 'metaTitle' : 'title' } as const;
  const size = shown.length;
  const fitting: Finding =
    size >= titleLength.low && size <= titleLength.high
      ? { id: 'title-length', grade: 'good', text: 'The title fits a search result.', target }
      : {
          id: 'title-length',
          grade: size === 0 ? 'problem' : 'improve',
          text:
            size > titleLength.high
              ? `Shorten the title by ${size - titleLength.high} characters, or it is cut off.`
              : `Lengthen the title to at least ${titleLength.low} characters.`,
          target,
        };
  if (!primaryKeyword.trim()) return [fitting];
  return [
    contains(shown, primaryKeyword)
      ? { id: 'title-keyword', grade: 'good', text: 'The title names the keyword.', target }
      : { id: 'title-keyword', grade: 'problem', text: `Put “${primaryKeyword}” into the title.`, target },
    fitting,
  ];
};

const descriptionFinding = ({ metaDescription, primaryKeyword }: AssessedText): Finding => {
  const target = { kind: 'field', field: 'metaDescription' } as const;
  const size = metaDescription.trim().length;
  const says = (grade: Finding['grade'], text: string): Finding => ({
    id: 'description',
    grade,
    text,
    target,
  });
  if (size === 0)
    return says('problem', 'Write a meta description: it is what people read before they click.');
  if (size < descriptionLength.low)
    return says('improve', `Say more in the meta description: at least ${descriptionLength.low} characters.`);
  if (size > descriptionLength.high)
    return says('improve', `Shorten the meta description by ${size - descriptionLength.high} characters.`);
  return primaryKeyword.trim() && !contains(metaDescription, primaryKeyword)
    ? says('improve', `Name “${primaryKeyword}” in the meta description.`)
    : says('good', 'The meta description fits a search result.');
};

/** What stands in a search result: title and description. */
export const metaFindings = (text: AssessedText): Finding[] => [
  ...titleFindings(text),
  descriptionFinding(text),
];

export const slugFinding = ({ slug, primaryKeyword }: AssessedText): Finding => {
  const target = { kind: 'field', field: 'slug' } as const;
  const wanted = slugOf(primaryKeyword);
  if (!slug.trim())
    return { id: 'slug', grade: 'problem', text: 'Give the article an address (slug).', target };
  return wanted && !slug.includes(wanted)
    ? { id: 'slug', grade: 'improve', text: `Use “${wanted}” in the address (slug).`, target }
    : { id: 'slug', grade: 'good', text: 'The address is short and says what the text is about.', target };
};

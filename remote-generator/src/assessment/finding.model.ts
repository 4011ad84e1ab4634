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

/** Where to fix it: a form field, or the block with this text. */
export type Target =
  | { kind: 'field'; field: 'title' | 'metaTitle' | 'metaDescription' | 'slug' }
  | { kind: 'text'; text: string };

export type Grade = 'good' | 'improve' | 'problem';

export interface Finding {
  id: string;
  grade: Grade;
  /** What to do, or what is good when the grade is `good`. */
  text: string;
  target: Target;
}

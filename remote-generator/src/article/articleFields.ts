import type { Target } from '../assessment/finding.model.ts';

type FieldName = Extract<Target, { kind: 'field' }>['field'];

export const getFieldId = (articleId: string, field: FieldName): string => `article-${articleId}-${field}`;

/** Scrolls to a field and focuses it. Returns false when it is not on screen. */
export const focusField = (articleId: string, field: FieldName): boolean => {
  const input = document.getElementById(getFieldId(articleId, field));
  input?.scrollIntoView({ block: 'center' });
  input?.focus({ preventScroll: true });
  return input !== null;
};

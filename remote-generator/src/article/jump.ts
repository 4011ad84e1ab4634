import type { Target } from '../assessment/assessment.model.ts';

type FieldName = Extract<Target, { kind: 'field' }>['field'];

export const fieldId = (articleId: string, field: FieldName): string => `article-${articleId}-${field}`;

/** Moves the person to a field; false when it is not on screen. */
export const focusField = (articleId: string, field: FieldName): boolean => {
  const input = document.getElementById(fieldId(articleId, field));
  input?.scrollIntoView({ block: 'center' });
  input?.focus({ preventScroll: true });
  return input !== null;
};

import type { z } from 'zod';
import { AppError } from './AppError.ts';
import { clean } from './clean.ts';

type Issue = z.core.$ZodRawIssue;

const words = (issue: Issue): string => {
  if (issue.input === undefined) return 'This is required.';
  if (issue.code === 'too_small') return `Too short or too small: at least ${issue.minimum.toString()}.`;
  if (issue.code === 'too_big') return `Too long or too large: at most ${issue.maximum.toString()}.`;
  if (issue.code === 'invalid_value') return `Choose one of: ${issue.values.map(String).join(', ')}.`;
  return 'This is not valid.';
};

/** Checks `value` against the contract. The contract's own words win; what has none gets ours. */
export const validate = <S extends z.ZodType>(schema: S, value: unknown): z.output<S> => {
  const ours = new Set<string>();
  const parsed = schema.safeParse(clean(value), {
    error: (issue) => {
      const text = words(issue);
      ours.add(text);
      return text;
    },
  });
  if (parsed.success) return parsed.data;
  const { issues } = parsed.error;
  const details = Object.fromEntries(issues.map((issue) => [issue.path.join('.') || 'body', issue.message]));
  const spoken = issues.find((issue) => !ours.has(issue.message))?.message;
  throw new AppError('INVALID_REQUEST', { details, ...(spoken && { text: spoken }) });
};

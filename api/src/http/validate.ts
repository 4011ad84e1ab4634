import type { z } from 'zod';
import { AppError } from './AppError.ts';
import { cleanInput } from './cleanInput.ts';

type Issue = z.core.$ZodRawIssue;

const describeIssue = (issue: Issue): string => {
  if (issue.input === undefined) return 'This is required.';
  if (issue.code === 'too_small') return `Too short or too small: at least ${issue.minimum.toString()}.`;
  if (issue.code === 'too_big') return `Too long or too large: at most ${issue.maximum.toString()}.`;
  if (issue.code === 'invalid_value') return `Choose one of: ${issue.values.map(String).join(', ')}.`;
  return 'This is not valid.';
};

/**
 * Validates `value` against the contract. Messages of the contract take precedence over the defaults here.
 */
export const validate = <S extends z.ZodType>(schema: S, value: unknown): z.output<S> => {
  const defaultMessages = new Set<string>();
  const parsed = schema.safeParse(cleanInput(value), {
    error: (issue) => {
      const text = describeIssue(issue);
      defaultMessages.add(text);
      return text;
    },
  });
  if (parsed.success) return parsed.data;
  const { issues } = parsed.error;
  const details = Object.fromEntries(issues.map((issue) => [issue.path.join('.') || 'body', issue.message]));
  const contractMessage = issues.find((issue) => !defaultMessages.has(issue.message))?.message;
  throw new AppError('INVALID_REQUEST', { details, ...(contractMessage && { text: contractMessage }) });
};

import { session } from '@rankwright/contracts/limits';
import type { FieldErrors } from '@rankwright/shared-ui/forms';

export interface ResetValues {
  next: string;
  confirmation: string;
}

/** Validation errors of the reset form, by field. */
export const validateReset = ({ next, confirmation }: ResetValues): FieldErrors<keyof ResetValues> => {
  if (!next) return { next: 'New password is required' };
  if (next.length < session.passwordMinimum)
    return { next: `Password must be at least ${session.passwordMinimum} characters long` };
  return next === confirmation ? {} : { confirmation: 'New passwords do not match' };
};

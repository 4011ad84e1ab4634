import { emailPattern, session } from '@rankwright/contracts/limits';
import type { FieldErrors } from '@rankwright/shared-ui/forms';

export interface SignupForm {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  confirmation: string;
  agreed: boolean;
}

export type SignupField = Exclude<keyof SignupForm, 'agreed'>;

export const emptySignup: SignupForm = {
  firstName: '',
  lastName: '',
  email: '',
  password: '',
  confirmation: '',
  agreed: false,
};

const findEmailError = ({ email }: SignupForm): string => {
  if (!email.trim()) return 'Enter your email.';
  return emailPattern.test(email.trim()) ? '' : 'Please enter a valid email address.';
};

const findPasswordError = ({ password }: SignupForm): string => {
  if (!password.trim()) return 'Choose a password.';
  return password.length < session.passwordMinimum
    ? `Password must be at least ${session.passwordMinimum} characters long`
    : '';
};

const findConfirmationError = ({ password, confirmation }: SignupForm): string => {
  if (!confirmation.trim()) return 'Repeat the password.';
  return password === confirmation ? '' : 'Passwords do not match.';
};

const fieldChecks: Record<SignupField, (form: SignupForm) => string> = {
  firstName: ({ firstName }) => (firstName.trim() ? '' : 'Enter your first name.'),
  lastName: ({ lastName }) => (lastName.trim() ? '' : 'Enter your last name.'),
  email: findEmailError,
  password: findPasswordError,
  confirmation: findConfirmationError,
};

/** Validation errors by field, all at once. */
export const validateSignup = (form: SignupForm): FieldErrors<SignupField> =>
  Object.fromEntries(
    Object.entries(fieldChecks)
      .map(([field, check]) => [field, check(form)] as const)
      .filter(([, error]) => error),
  );

export interface SignupError {
  title: string;
  text: string;
}

/** The first failed check of a submitted form, in the specification's order; null when it is valid. */
export const getSignupError = (form: SignupForm): SignupError | null => {
  if (form.password !== form.confirmation)
    return { title: 'Password Mismatch', text: 'Passwords do not match. Please try again.' };
  if (!form.agreed)
    return { title: 'Terms Required', text: 'Please agree to the Terms of Service and Privacy Policy.' };
  return null;
};

export const formatFullName = (form: Pick<SignupForm, 'firstName' | 'lastName'>): string =>
  `${form.firstName.trim()} ${form.lastName.trim()}`.trim();

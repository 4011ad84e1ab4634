import { session } from '@rankwright/contracts/limits';
import type { FieldErrors } from '@rankwright/shared-ui/fields';

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

const emptyFieldErrors: Record<SignupField, string> = {
  firstName: 'Enter your first name.',
  lastName: 'Enter your last name.',
  email: 'Enter your email.',
  password: 'Choose a password.',
  confirmation: 'Repeat the password.',
};

/** Validation errors by field. */
export const validateSignup = (form: SignupForm): FieldErrors<SignupField> => {
  const names = Object.keys(emptyFieldErrors) as SignupField[];
  const emptyFields = names.filter((name) => !form[name].trim());
  if (emptyFields.length > 0)
    return Object.fromEntries(emptyFields.map((name) => [name, emptyFieldErrors[name]]));
  if (form.password.length < session.passwordMinimum)
    return { password: `Password must be at least ${session.passwordMinimum} characters long` };
  return form.password === form.confirmation ? {} : { confirmation: 'Passwords do not match.' };
};

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

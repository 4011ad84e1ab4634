import { session } from '@rankwright/contracts/limits';
import type { FieldErrors } from '@rankwright/shared-ui/core';

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

const missing: Record<SignupField, string> = {
  firstName: 'Enter your first name.',
  lastName: 'Enter your last name.',
  email: 'Enter your email.',
  password: 'Choose a password.',
  confirmation: 'Repeat the password.',
};

/** What each field lacks or has wrong, shown at the field. */
export const signupErrors = (form: SignupForm): FieldErrors<SignupField> => {
  const names = Object.keys(missing) as SignupField[];
  const lacking = names.filter((name) => !form[name].trim());
  if (lacking.length > 0) return Object.fromEntries(lacking.map((name) => [name, missing[name]]));
  if (form.password.length < session.passwordMinimum)
    return { password: `Password must be at least ${session.passwordMinimum} characters long` };
  return form.password === form.confirmation ? {} : { confirmation: 'Passwords do not match.' };
};

export interface SignupRefusal {
  title: string;
  text: string;
}

/** What stops a complete sign-up, in the order the specification checks; null when nothing does. */
export const signupRefusal = (form: SignupForm): SignupRefusal | null => {
  if (form.password !== form.confirmation)
    return { title: 'Password Mismatch', text: 'Passwords do not match. Please try again.' };
  if (!form.agreed)
    return { title: 'Terms Required', text: 'Please agree to the Terms of Service and Privacy Policy.' };
  return null;
};

/** First and last name joined. */
export const fullName = (form: Pick<SignupForm, 'firstName' | 'lastName'>): string =>
  `${form.firstName.trim()} ${form.lastName.trim()}`.trim();

export interface SignupForm {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  confirmation: string;
  agreed: boolean;
}

export const emptySignup: SignupForm = {
  firstName: '',
  lastName: '',
  email: '',
  password: '',
  confirmation: '',
  agreed: false,
};

export interface SignupRefusal {
  title: string;
  text: string;
}

/** What stops a sign-up, in the order the specification checks; null when nothing does. */
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

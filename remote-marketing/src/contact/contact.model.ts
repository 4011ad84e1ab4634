import { emailPattern } from '@rankwright/contracts/limits';
import type { FieldErrors } from '@rankwright/shared-ui/core';

export interface ContactForm {
  name: string;
  email: string;
  company: string;
  message: string;
}

export const emptyContact: ContactForm = { name: '', email: '', company: '', message: '' };

export interface ContactRefusal {
  title: string;
  text: string;
  fields: FieldErrors<keyof ContactForm>;
}

const missing = {
  name: 'Enter your name.',
  email: 'Enter your email.',
  message: 'Write your message.',
} as const;

const lacking = (form: ContactForm): FieldErrors<keyof ContactForm> =>
  Object.fromEntries(Object.entries(missing).filter(([name]) => !form[name as keyof ContactForm].trim()));

/** What keeps a message from being sent, and which fields it concerns; null when nothing does. Company is optional. */
export const contactRefusal = (form: ContactForm): ContactRefusal | null => {
  const fields = lacking(form);
  if (Object.keys(fields).length > 0)
    return { title: 'Missing Information', text: 'Please fill in all required fields.', fields };
  const text = 'Please enter a valid email address.';
  return emailPattern.test(form.email.trim())
    ? null
    : { title: 'Invalid Email', text, fields: { email: text } };
};

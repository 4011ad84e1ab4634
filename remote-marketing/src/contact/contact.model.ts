import { contactReplyHours, emailPattern } from '@rankwright/contracts/limits';
import type { FieldErrors } from '@rankwright/shared-ui/forms';

export interface ContactForm {
  name: string;
  email: string;
  company: string;
  message: string;
}

export const emptyContact: ContactForm = { name: '', email: '', company: '', message: '' };

export interface ContactError {
  title: string;
  text: string;
  fields: FieldErrors<keyof ContactForm>;
}

/** What the form shows after sending. */
export const contactTexts = {
  sentTitle: 'Message Submitted Successfully!',
  sent: `We reply within ${contactReplyHours} hours.`,
  failedTitle: 'Failed to Submit Message',
  failed: 'There was an error submitting your message. Please try again or contact us directly.',
} as const;

const missingFieldTexts = {
  name: 'Enter your name.',
  email: 'Enter your email.',
  message: 'Write your message.',
} as const;

const findMissingFields = (form: ContactForm): FieldErrors<keyof ContactForm> =>
  Object.fromEntries(
    Object.entries(missingFieldTexts).filter(([name]) => !form[name as keyof ContactForm].trim()),
  );

/** The validation error of the form with the fields it concerns; null when valid. Company is optional. */
export const validateContact = (form: ContactForm): ContactError | null => {
  const fields = findMissingFields(form);
  if (Object.keys(fields).length > 0)
    return { title: 'Missing Information', text: 'Please fill in all required fields.', fields };
  const text = 'Please enter a valid email address.';
  return emailPattern.test(form.email.trim())
    ? null
    : { title: 'Invalid Email', text, fields: { email: text } };
};

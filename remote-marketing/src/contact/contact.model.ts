import { emailPattern } from '@rankwright/contracts/limits';

export interface ContactForm {
  name: string;
  email: string;
  company: string;
  message: string;
}

export const emptyContact: ContactForm = { name: '', email: '', company: '', message: '' };

/** What keeps a message from being sent; null when nothing does. Company is optional. */
export const contactRefusal = ({
  name,
  email,
  message,
}: ContactForm): { title: string; text: string } | null => {
  if (!name.trim() || !email.trim() || !message.trim())
    return { title: 'Missing Information', text: 'Please fill in all required fields.' };
  if (!emailPattern.test(email.trim()))
    return { title: 'Invalid Email', text: 'Please enter a valid email address.' };
  return null;
};

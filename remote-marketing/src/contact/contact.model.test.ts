import { emptyContact, validateContact } from './contact.model.ts';

const form = { name: 'Ada', email: ' ada@example.com ', company: '', message: 'Hello' };

describe('the contact form', () => {
  it('starts empty', () => {
    expect(emptyContact).toEqual({ name: '', email: '', company: '', message: '' });
  });

  it('takes a message without a company', () => {
    expect(validateContact(form)).toBeNull();
  });

  it('marks every required field that is blank', () => {
    expect(validateContact({ ...emptyContact, name: '  ' })).toEqual({
      title: 'Missing Information',
      text: 'Please fill in all required fields.',
      fields: { name: 'Enter your name.', email: 'Enter your email.', message: 'Write your message.' },
    });
    expect(validateContact({ ...form, message: ' ' })?.fields).toEqual({ message: 'Write your message.' });
  });

  it('marks an invalid e-mail address', () => {
    const text = 'Please enter a valid email address.';
    expect(validateContact({ ...form, email: 'ada@example' })).toEqual({
      title: 'Invalid Email',
      text,
      fields: { email: text },
    });
  });
});

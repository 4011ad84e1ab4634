import { LegalPage, type LegalSection } from './LegalPage.tsx';

const sections: readonly LegalSection[] = [
  {
    title: 'What we store',
    text: 'Your name, e-mail and profile, your articles, keywords and plans, and the credentials of the sites you connect. Credentials are encrypted and never shown again.',
  },
  {
    title: 'Why we store it',
    text: 'To run the product for you: to write, schedule and publish, and to bill the plan. We never sell your data.',
  },
  {
    title: 'Who we share it with',
    text: 'The sites you connect, when you publish to them; the payment provider, for payments; the AI model, for the text you ask it to write.',
  },
  {
    title: 'On your device',
    text: 'Your session and your unsaved drafts are stored in this browser, so that nothing you type is lost. There is no tracking.',
  },
  { title: 'Your rights', text: 'Export everything or delete the account in the settings at any time.' },
];

export const Component = () => (
  <LegalPage
    title="Privacy Policy"
    lead="What we store, why, and how to export or delete it."
    sections={sections}
  />
);

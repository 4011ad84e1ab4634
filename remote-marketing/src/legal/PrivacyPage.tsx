import { LegalPage, type LegalSection } from './LegalPage.tsx';

const sections: readonly LegalSection[] = [
  {
    title: 'What we keep',
    text: 'Your name, e-mail and profile, your articles, keywords and plans, and the credentials of the sites you connect. Credentials are encrypted and never shown again.',
  },
  {
    title: 'Why',
    text: 'To run the product for you: to write, schedule and publish, and to bill the plan. We sell none of it.',
  },
  {
    title: 'Who else sees it',
    text: 'The sites you connect, when you publish to them; the payment provider, for the payment; the writing model, for the text you ask it to write.',
  },
  {
    title: 'On your device',
    text: 'Your session and your unsaved drafts are kept in this browser, so that nothing typed is lost. There is no tracking.',
  },
  { title: 'Your rights', text: 'Export everything or delete the account in the settings at any time.' },
];

export const Component = () => (
  <LegalPage title="Privacy Policy" lead="What we keep, why, and how you take it back." sections={sections} />
);

import { LegalPage, type LegalSection } from './LegalPage.tsx';

const sections: readonly LegalSection[] = [
  {
    title: 'Your account',
    text: 'You need an account to use the workspace. Keep your password to yourself and tell us if somebody else may know it.',
  },
  {
    title: 'Your texts',
    text: 'What you write or have written here is yours. You can read, copy and export it at any time, with or without a plan.',
  },
  {
    title: 'Publishing',
    text: 'You connect your own sites and decide what goes out. You are responsible for what you publish on them.',
  },
  {
    title: 'Payment',
    text: 'The plan renews at the end of each period until you cancel. Cancelling keeps your access to the end of the period you paid for.',
  },
  {
    title: 'Trial',
    text: 'The trial lasts three days and is given once per account. Articles published during it carry a footer line with our name.',
  },
  {
    title: 'Ending',
    text: 'You can delete your account in the settings. Posts that are live on your own sites stay there.',
  },
];

export const Component = () => (
  <LegalPage title="Terms of Service" lead="Short, so that you can read them." sections={sections} />
);

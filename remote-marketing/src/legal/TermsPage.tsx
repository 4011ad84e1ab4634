import { LegalPage, type LegalSection } from './LegalPage.tsx';

const sections: readonly LegalSection[] = [
  {
    title: 'Your account',
    text: 'You need an account to use the workspace. Keep your password secret and contact us if somebody else may know it.',
  },
  {
    title: 'Your content',
    text: 'Everything you write or generate here is yours. You can read, copy and export it at any time, with or without a plan.',
  },
  {
    title: 'Publishing',
    text: 'You connect your own sites and decide what is published. You are responsible for what you publish on them.',
  },
  {
    title: 'Payment',
    text: 'The plan renews at the end of each period until you cancel. Cancelling keeps your access to the end of the period you paid for.',
  },
  {
    title: 'Trial',
    text: 'The trial lasts three days and is available once per account. Articles published during the trial have a footer line with our name.',
  },
  {
    title: 'Closing your account',
    text: 'You can delete your account in the settings. Live posts on your own sites stay there.',
  },
];

export const Component = () => (
  <LegalPage
    title="Terms of Service"
    lead="The terms for using Rankwright, in plain English."
    sections={sections}
  />
);

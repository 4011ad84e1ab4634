import { profileQuery } from '@rankwright/sdk/queries';
import {
  withQueryData,
  renderStoryScreen,
  sampleId,
  sampleProfile,
  withPendingQuery,
} from '@rankwright/sdk/stories';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { accountQuery } from './account.data.ts';
import { Component as MyAccountPage } from './MyAccountPage.tsx';

const meta: Meta = { title: 'Screens/Accounts/My Account', parameters: { layout: 'fullscreen' } };
export default meta;
type Story = StoryObj;

const screen = (change: Parameters<typeof sampleProfile>[0]) => {
  const profile = sampleProfile(change);
  return renderStoryScreen(MyAccountPage, {
    at: '/my-account',
    layout: 'app',
    data: [withQueryData(profileQuery(sampleId(1)), profile), withQueryData(accountQuery(profile), profile)],
  });
};

export const Filled: Story = { render: screen({ company: 'Analytical Engines', phone: '+44 20 7946 0000' }) };
export const Blank: Story = { render: screen({ firstName: '', lastName: '', displayName: '' }) };
export const LongName: Story = {
  render: screen({ firstName: 'Maximiliane', lastName: 'Freifrau von Hohenfels-Württemberg-Sigmaringen' }),
};
export const Waiting: Story = {
  render: renderStoryScreen(MyAccountPage, {
    at: '/my-account',
    layout: 'app',
    data: [withPendingQuery(profileQuery(sampleId(1)))],
  }),
};

import {
  changeEmail,
  getProfile,
  listSecurityEvents,
  sendVerificationEmail,
} from '@rankwright/contracts/account';
import { mockApi, mockError, mockReply, renderScreen, sampleProfile } from '@rankwright/sdk/testing';
import { screen, within } from '@testing-library/react';
import { ActivitySection } from './ActivitySection.tsx';
import { EmailAddressSection } from './EmailAddressSection.tsx';

const api = mockApi();
const answerProfile = (change = {}) => mockReply(getProfile, { success: true, user: sampleProfile(change) });
beforeEach(() => api.use(answerProfile()));

describe('email address', () => {
  it('shows that it is not verified and sends a new link', async () => {
    api.use(
      answerProfile({ emailVerified: false }),
      mockReply(sendVerificationEmail, { success: true, message: 'We sent you a new link.' }),
    );
    const { user } = renderScreen(<EmailAddressSection />, { at: '/settings' });
    expect(await screen.findByText('Not verified')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Send verification link' }));
    expect(await screen.findByText('We sent you a new link.')).toBeVisible();
  });

  it('says that it could not be loaded, and loads it again', async () => {
    api.use(mockError(getProfile, 'INTERNAL'));
    const { user } = renderScreen(<EmailAddressSection />, { at: '/settings' });
    expect(await screen.findByText('Your email address could not be loaded')).toBeVisible();
    api.use(answerProfile());
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText(sampleProfile().email)).toBeVisible();
  });

  it('changes with the password, and shows a wrong one at its field', async () => {
    const bodies: unknown[] = [];
    api.use(
      mockReply(changeEmail, ({ body }) => {
        bodies.push(body);
        return { success: true as const, message: 'We sent a link to next@example.com.' };
      }),
    );
    const { user } = renderScreen(<EmailAddressSection />, { at: '/settings' });
    const form = within(await screen.findByRole('form', { name: 'Change email address' }));
    const submit = () => user.click(form.getByRole('button', { name: 'Change email address' }));
    await submit();
    expect(form.getByLabelText('New email address')).toHaveAccessibleDescription(
      'Enter the new email address.',
    );
    await user.type(form.getByLabelText('New email address'), 'next@example.com');
    await user.type(form.getByLabelText('Your password'), 'correct horse');
    await submit();
    expect(await screen.findByText('We sent a link to next@example.com.')).toBeVisible();
    expect(bodies).toEqual([{ email: 'next@example.com', currentPassword: 'correct horse' }]);
    api.use(mockError(changeEmail, 'CURRENT_PASSWORD_INCORRECT'));
    await user.type(form.getByLabelText('New email address'), 'next@example.com');
    await user.type(form.getByLabelText('Your password'), 'wrong');
    await submit();
    await screen.findByRole('alert');
    expect(form.getByLabelText('Your password')).toHaveAccessibleDescription('Current password is incorrect');
  });
});

describe('recent activity', () => {
  it('lists what happened, when, on which device and from where', async () => {
    const event = {
      id: 'one',
      kind: 'site-connected' as const,
      detail: 'wordpress',
      address: '203.0.113.7',
      userAgent: 'Mozilla/5.0 (Windows NT 10.0) Firefox/134.0',
      createdAt: '2026-11-21T14:30:00.000Z',
    };
    api.use(mockReply(listSecurityEvents, { success: true, events: [event] }));
    renderScreen(<ActivitySection />, { at: '/settings' });
    const item = await screen.findByText('Site connected: wordpress');
    expect(item.parentElement).toHaveTextContent('Firefox on Windows, 203.0.113.7');
  });
});

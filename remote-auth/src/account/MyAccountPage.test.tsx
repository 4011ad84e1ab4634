import { getProfile, getUser, updateUser } from '@rankwright/contracts/account';
import { profileUpdatedEvent } from '@rankwright/sdk/queries';
import { session } from '@rankwright/sdk/session';
import { mockReply, mockApi, mockError, renderScreen, sampleProfile } from '@rankwright/sdk/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { http, HttpResponse } from 'msw';
import { Component as MyAccountPage } from './MyAccountPage.tsx';

const api = mockApi();
const profile = sampleProfile({ company: 'Analytical Engines' });
beforeEach(() =>
  api.use(
    mockReply(getProfile, { success: true, user: profile }),
    mockReply(getUser, { success: true, ...profile }),
  ),
);

const open = async () => {
  const view = renderScreen(<MyAccountPage />, { at: '/my-account' });
  const company = await screen.findByLabelText('Company');
  return { ...view, company };
};
const save = ({ user }: Awaited<ReturnType<typeof open>>) =>
  user.click(screen.getByRole('button', { name: 'Save Changes' }));

describe('My Account', () => {
  it('shows the picture with its recommendation, and the form [A-104] [A-105]', async () => {
    const { container, company } = await open();
    expect(screen.getByRole('button', { name: 'Change picture' })).toBeEnabled();
    expect(screen.getByText(/at least 400x400/)).toBeInTheDocument();
    expect(company).toHaveValue('Analytical Engines');
    expect(screen.getByLabelText('Email')).toHaveAttribute('readonly');
    expect(screen.getByRole('button', { name: 'Save Changes' })).toBeEnabled();
    expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Cancel' })).toHaveAccessibleDescription('All changes saved.');
    expect(await axe(container)).toHaveNoViolations();
  });

  it('restores the saved values when Cancel is pressed [A-106]', async () => {
    const { user, company } = await open();
    await user.clear(company);
    await user.type(company, 'Flow-Matic');
    expect(screen.getByText('You have unsaved changes.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(company).toHaveValue('Analytical Engines');
    expect(screen.getByText('All changes saved.')).toBeInTheDocument();
  });

  it('saves the fields with the time zone and dispatches the profileUpdated event [A-105] [A-117] [A-260]', async () => {
    const bodies: unknown[] = [];
    const events: unknown[] = [];
    const recordEvent = (event: Event) => events.push((event as CustomEvent<unknown>).detail);
    window.addEventListener(profileUpdatedEvent, recordEvent);
    api.use(
      mockReply(updateUser, ({ body }) => {
        bodies.push(body);
        return { success: true as const, user: { ...profile, ...(body as Partial<typeof profile>) } };
      }),
    );
    const view = await open();
    await view.user.clear(screen.getByLabelText('First name'));
    await view.user.type(screen.getByLabelText('First name'), 'Augusta');
    await view.user.selectOptions(screen.getByLabelText(/Time zone/), 'Asia/Kolkata');
    await save(view);
    expect(await screen.findByText('Profile saved')).toBeInTheDocument();
    expect(bodies[0]).toMatchObject({
      firstName: 'Augusta',
      timeZone: 'Asia/Kolkata',
      updatedAt: expect.any(String) as string,
    });
    expect(events[0]).toMatchObject({ firstName: 'Augusta', lastName: 'Lovelace' });
    window.removeEventListener(profileUpdatedEvent, recordEvent);
  });

  it('shows the error and keeps the entered values when saving fails [A-251]', async () => {
    api.use(mockError(updateUser, 'INTERNAL'));
    const view = await open();
    await view.user.type(view.company, ' Ltd');
    await save(view);
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to update profile in database');
    expect(view.company).toHaveValue('Analytical Engines Ltd');
  });

  it('says "Failed to update profile" when a rejection has no message [A-113]', async () => {
    api.use(http.put(`*${updateUser.path}`, () => new HttpResponse(null, { status: 400 })));
    const view = await open();
    await view.user.type(view.company, ' Ltd');
    await save(view);
    expect(await screen.findByRole('alert')).toHaveTextContent(/Failed to update profile$/);
  });

  it('asks before another screen is opened with unsaved changes', async () => {
    const { user, router, company } = await open();
    await user.type(company, ' Ltd');
    await act(() => router.navigate('/billing'));
    const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
    await user.click(within(question).getByRole('button', { name: 'Stay' }));
    expect(company).toHaveValue('Analytical Engines Ltd');
    await act(() => router.navigate('/billing'));
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    expect(await screen.findByText('another screen')).toBeInTheDocument();
  });

  it('opens another screen without a question when nothing changed', async () => {
    const { router } = await open();
    await act(() => router.navigate('/billing'));
    expect(await screen.findByText('another screen')).toBeInTheDocument();
  });

  it('does not save a phone number or website that is none', async () => {
    const saved = jest.fn();
    api.use(
      mockReply(updateUser, () => {
        saved();
        return { success: true as const, user: profile };
      }),
    );
    const view = await open();
    await view.user.clear(screen.getByLabelText('Phone'));
    await view.user.type(screen.getByLabelText('Phone'), 'abc');
    await view.user.clear(screen.getByLabelText('Website'));
    await view.user.type(screen.getByLabelText('Website'), 'not a url');
    await save(view);
    await waitFor(() => expect(screen.getByLabelText('Phone')).toHaveFocus());
    expect(screen.getByLabelText('Phone')).toHaveAccessibleDescription(/^Enter a phone number/);
    expect(screen.getByLabelText('Website')).toHaveAccessibleDescription(/^Enter a URL/);
    expect(saved).not.toHaveBeenCalled();
  });

  it('ends the session when saving returns an expired session [A-108]', async () => {
    api.use(mockError(updateUser, 'SESSION_EXPIRED'));
    const view = await open();
    await view.user.type(view.company, ' Ltd');
    await save(view);
    await waitFor(() => expect(session.current().token).toBeNull());
  });

  it('shows a blank profile with the account email when none is stored [A-109]', async () => {
    api.use(mockError(getUser, 'NOT_FOUND'));
    const { company } = await open();
    expect(company).toHaveValue('');
    expect(screen.getByLabelText('Email')).toHaveValue('ada@example.com');
  });

  it('loads the profile again when Retry is pressed [A-252]', async () => {
    api.use(mockError(getUser, 'UNAVAILABLE'));
    const { user } = renderScreen(<MyAccountPage />, { at: '/my-account' });
    expect(await screen.findByText('Your profile could not be loaded')).toBeInTheDocument();
    api.use(mockReply(getUser, { success: true, ...profile }));
    await user.click(screen.getByRole('button', { name: /retry|again/i }));
    expect(await screen.findByLabelText('Company')).toHaveValue('Analytical Engines');
  });
});

import { getProfile, listSessions, sendVerificationEmail } from '@rankwright/contracts/account';
import { emptySiteProfile, updateSiteProfile } from '@rankwright/contracts/siteProfile';
import { deleteWriter, getWriter, saveWriter, testWriter } from '@rankwright/contracts/writers';
import {
  mockApi,
  mockError,
  mockReply,
  renderScreen,
  sampleOfflineWriter,
  sampleProfile,
} from '@rankwright/sdk/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { writingHandlers } from '../testing/writingHandlers.ts';
import { Component as SettingsPage } from './SettingsPage.tsx';

const api = mockApi();
beforeEach(() =>
  api.use(
    ...writingHandlers,
    mockReply(getProfile, { success: true, user: sampleProfile() }),
    mockReply(listSessions, { success: true, sessions: [] }),
  ),
);
const own = sampleOfflineWriter({ source: 'account', provider: 'openai', model: 'small', hasKey: true });
const open = () => renderScreen(<SettingsPage />, { at: '/settings' });
const fillIn = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const findWriter = async () => within(await screen.findByRole('form', { name: 'Writer' }));
const findSiteProfile = async () => within(await screen.findByRole('form', { name: 'Site profile' }));

describe('writer', () => {
  it('says what writes the articles and saves an own model', async () => {
    let sent: unknown;
    api.use(
      mockReply(saveWriter, ({ body }) => {
        sent = body;
        return {
          success: true as const,
          writer: sampleOfflineWriter({ ...own, provider: 'openai-compatible' }),
        };
      }),
    );
    const { user } = open();
    const form = await findWriter();
    expect(screen.getByText(/built-in writer makes starting drafts/)).toBeVisible();
    fillIn(form.getByLabelText('URL'), 'http://localhost:11434/v1');
    fillIn(form.getByLabelText('Model'), 'small');
    await user.click(form.getByRole('button', { name: 'Test and save' }));
    expect(await screen.findByText('Writer saved')).toBeVisible();
    expect(sent).toEqual({ provider: 'openai-compatible', url: 'http://localhost:11434/v1', model: 'small' });
    expect(await screen.findByText(/written by your own model: small/)).toBeVisible();
  });

  it('waits for a verified address, with a new link in place', async () => {
    api.use(
      mockReply(getProfile, { success: true, user: sampleProfile({ emailVerified: false }) }),
      mockReply(sendVerificationEmail, { success: true, message: 'We sent you a new link.' }),
    );
    const { user, container } = open();
    const form = await findWriter();
    for (const name of ['Test', 'Test and save']) {
      const button = form.getByRole('button', { name });
      await waitFor(() => expect(button).toBeDisabled());
      expect(button).toHaveAccessibleDescription('Verify your email address first.');
    }
    expect(await axe(container)).toHaveNoViolations();
    await user.click(form.getByRole('button', { name: 'Send link again' }));
    expect(await screen.findByText('We sent you a new link.')).toBeVisible();
  });

  it('has no accessibility violations', async () => {
    const { container } = open();
    await findWriter();
    await findSiteProfile();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('shows why the test failed and keeps what was typed', async () => {
    api.use(mockError(saveWriter, 'WRITER_TEST_FAILED', 'The model did not accept the key.'));
    const { user } = open();
    const form = await findWriter();
    fillIn(form.getByLabelText('URL'), 'https://models.example/v1');
    fillIn(form.getByLabelText('Model'), 'small');
    await user.click(form.getByRole('button', { name: 'Test and save' }));
    expect(await form.findByText('The model did not accept the key.')).toBeVisible();
    expect(form.getByLabelText('Model')).toHaveValue('small');
  });

  it('tests what is typed without saving it, and says how long the answer took or what is wrong', async () => {
    const sent: unknown[] = [];
    api.use(
      mockReply(testWriter, ({ body }) => {
        sent.push(body);
        return { success: true as const, writer: sampleOfflineWriter(), durationMs: 1_240 };
      }),
    );
    const { user, container } = open();
    const form = await findWriter();
    fillIn(form.getByLabelText('URL'), 'http://localhost:11434/v1');
    fillIn(form.getByLabelText('Model'), 'small');
    await user.click(form.getByRole('button', { name: 'Test' }));
    expect(await form.findByText('The model answered in 1.2 s. Nothing was saved.')).toBeVisible();
    expect(sent).toEqual([
      { provider: 'openai-compatible', url: 'http://localhost:11434/v1', model: 'small' },
    ]);
    expect(screen.getByText(/built-in writer makes starting drafts/)).toBeVisible();
    api.use(mockError(testWriter, 'WRITER_TEST_FAILED', 'There is no such model.'));
    await user.click(form.getByRole('button', { name: 'Test' }));
    expect(await form.findByText('There is no such model.')).toBeVisible();
    expect(form.queryByText(/Nothing was saved/)).toBeNull();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('shows missing fields without a request', async () => {
    const { user } = open();
    const form = await findWriter();
    await user.click(form.getByRole('button', { name: 'Test and save' }));
    expect(form.getByLabelText('URL')).toHaveAccessibleDescription(/Enter the URL of the API/);
    expect(form.getByLabelText('URL')).toHaveFocus();
  });

  it('removes the own model after confirmation', async () => {
    api.use(
      mockReply(getWriter, { success: true, writer: own }),
      mockReply(deleteWriter, { success: true, writer: sampleOfflineWriter() }),
    );
    const { user } = open();
    await user.click((await findWriter()).getByRole('button', { name: 'Remove' }));
    const confirmation = await screen.findByRole('alertdialog', { name: 'Remove your model?' });
    await user.click(within(confirmation).getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText(/built-in writer makes starting drafts/)).toBeVisible();
  });
});

describe('site profile', () => {
  it('saves lists with one entry per line', async () => {
    let sent: unknown;
    api.use(
      mockReply(updateSiteProfile, ({ body }) => {
        sent = body;
        return { success: true as const, siteProfile: emptySiteProfile };
      }),
    );
    const { user } = open();
    const form = await findSiteProfile();
    fillIn(form.getByLabelText('Niche'), 'Roses');
    fillIn(form.getByLabelText('Facts'), 'One\nTwo');
    await user.click(form.getByRole('button', { name: 'Save site profile' }));
    expect(await screen.findByText('Site profile saved')).toBeVisible();
    expect(sent).toMatchObject({ niche: 'Roses', facts: ['One', 'Two'], ownPages: [] });
  });

  it('shows a page without a URL at its field', async () => {
    const { user } = open();
    const form = await findSiteProfile();
    fillIn(form.getByLabelText('Own pages to link'), 'About us');
    await user.click(form.getByRole('button', { name: 'Save site profile' }));
    expect(form.getByLabelText('Own pages to link')).toHaveAccessibleDescription(/“About us” has no URL/);
  });

  it('asks before it is left with changes, and no longer once they are saved', async () => {
    const siteProfile = { ...emptySiteProfile, niche: 'Bulbs' };
    api.use(mockReply(updateSiteProfile, { success: true, siteProfile }));
    const { user, router } = open();
    const form = await findSiteProfile();
    fillIn(form.getByLabelText('Niche'), 'Bulbs');
    await act(() => router.navigate('/billing'));
    const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
    expect(question).toHaveTextContent('Your site profile has changes that are not saved.');
    await user.click(within(question).getByRole('button', { name: 'Stay' }));
    await user.click(form.getByRole('button', { name: 'Save site profile' }));
    await screen.findByText('Site profile saved');
    await act(() => router.navigate('/billing'));
    expect(await screen.findByText('another screen')).toBeInTheDocument();
  });
});

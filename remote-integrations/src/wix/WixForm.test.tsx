import {
  getWix,
  listWixCategories,
  listWixTags,
  saveWix,
  testWix,
  updateWix,
} from '@rankwright/contracts/connections';
import { applyAccountEvent } from '@rankwright/sdk/events';
import { mockReply, mockApi, mockError } from '@rankwright/sdk/testing';
import { act, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { sampleConnected } from '../testing/sampleConnections.ts';
import { answerConnections, findPage, openIntegrations } from '../testing/openIntegrations.tsx';
import { validateWixCredentials } from './wix.model.ts';
import { answerPublishDefaults } from '../testing/answerPublishDefaults.ts';

const siteId = '6b2f5c3e-6f2f-4f0e-9a51-0c3a3a0c6c11';
const members = [
  { id: 'm1', name: 'Ada' },
  { id: 'm2', name: 'Grace' },
];
const config = {
  siteId,
  autoPublish: false,
  defaultStatus: 'DRAFT' as const,
  siteName: 'Garden Notes',
  memberId: 'm1',
  categoryIds: [],
  tagIds: [],
  connectionStatus: 'connected',
  hasApiKey: true,
};
const api = mockApi(...answerPublishDefaults());
const fill = async (user: UserEvent) => {
  for (const [label, text] of Object.entries({ 'API Key': 'IST.abcdefghijkl', 'Site ID': siteId })) {
    await user.click(screen.getByLabelText(label));
    await user.paste(text);
  }
};

describe('connecting Wix', () => {
  const untested = sampleConnected('wix', { connected: false, lastSuccessAt: null });

  it('saves when both fields are filled, then tests in the background [C-111] [C-149]', async () => {
    api.use(answerConnections());
    const { user, container, queryClient } = openIntegrations('/integrations?platform=wix');
    const page = await findPage('Wix');
    expect(page.getByRole('button', { name: 'Save Config' })).toBeDisabled();
    expect(page.getByText('Fill in both fields to test and save.')).toBeVisible();
    await fill(user);
    const saved: unknown[] = [];
    let tests = 0;
    api.use(
      mockReply(saveWix, ({ body }) => {
        saved.push(body);
        api.use(answerConnections(untested));
        return { success: true as const, config };
      }),
      mockReply(testWix, () => {
        tests += 1;
        return { success: true as const, message: '', checks: [], siteName: '', members };
      }),
    );
    await user.click(page.getByRole('switch', { name: 'Auto-publish' }));
    await user.click(page.getByRole('button', { name: 'Save Config' }));
    await waitFor(() => expect(saved).toEqual([{ apiKey: 'IST.abcdefghijkl', siteId, autoPublish: true }]));
    expect(await page.findByText('Saved, not tested yet')).toBeVisible();
    expect(page.getByText(/Nothing is published to Wix until a test succeeds/)).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
    api.use(
      answerConnections(sampleConnected('wix', { defaultStatus: 'DRAFT' })),
      mockReply(getWix, { success: true, config }),
      mockReply(listWixCategories, { success: true, categories: [] }),
      mockReply(listWixTags, { success: true, tags: [] }),
    );
    expect(tests).toBe(0);
    act(() => {
      const data = { platform: 'wix' as const, connected: true, lastError: null };
      applyAccountEvent(queryClient, { id: '1-1', type: 'connection', data });
    });
    expect(await page.findByText('Connected', { exact: true })).toBeVisible();
  });

  it('keeps what was saved when its test fails, says why and tests again', async () => {
    const failed = { ...untested, lastError: 'The Wix Blog app is not installed.' };
    api.use(answerConnections(failed), mockError(testWix, 'CONNECTION_TEST_FAILED', failed.lastError));
    const { user } = openIntegrations('/integrations?platform=wix');
    const page = await findPage('Wix');
    expect(page.getByText('Not connected')).toBeVisible();
    expect(page.getByRole('alert')).toHaveTextContent('The Wix Blog app is not installed.');
    expect(page.getByRole('button', { name: 'Change details' })).toBeVisible();
    await user.click(page.getByRole('button', { name: 'Test again' }));
    expect(await screen.findByText('Connection Failed')).toBeVisible();
  });

  it('shows the author field after a test', async () => {
    api.use(
      answerConnections(),
      mockReply(testWix, { success: true, message: '', checks: [], siteName: 'Garden Notes', members }),
    );
    const { user } = openIntegrations('/integrations?platform=wix');
    const page = await findPage('Wix');
    await fill(user);
    await user.click(page.getByRole('button', { name: 'Test Connection' }));
    expect(await page.findByRole('combobox', { name: 'Author' })).toHaveTextContent('Ada');
  });

  it('requires a key of more than 10 characters and a site ID [C-150]', () => {
    expect(validateWixCredentials({ apiKey: '1234567890', siteId: 'short' })).toEqual({
      apiKey: expect.stringContaining('more than 10') as string,
      siteId: expect.stringContaining('/dashboard/') as string,
    });
    expect(validateWixCredentials({ apiKey: ' 12345678901 ', siteId })).toEqual({});
    expect(validateWixCredentials({ apiKey: '12345678901', siteId: 'longer-than-ten' })).toEqual({});
  });

  it('detects a site ID in the key field', () => {
    expect(validateWixCredentials({ apiKey: siteId, siteId: '' }).apiKey).toMatch(/looks like the site ID/);
  });

  it('shows an error when the test fails [C-113]', async () => {
    api.use(answerConnections(), mockError(testWix, 'INTERNAL'));
    const { user } = openIntegrations('/integrations?platform=wix');
    const page = await findPage('Wix');
    await fill(user);
    await user.click(page.getByRole('button', { name: 'Test Connection' }));
    expect(await page.findByText('Failed to connect to Wix site')).toBeVisible();
  });
});

describe('connected Wix site', () => {
  it('saves the selected author and categories', async () => {
    const sent: unknown[] = [];
    api.use(
      answerConnections(sampleConnected('wix', { defaultStatus: 'DRAFT' })),
      mockReply(getWix, { success: true, config }),
      mockReply(testWix, { success: true, message: '', checks: [], siteName: 'Garden Notes', members }),
      mockReply(listWixCategories, { success: true, categories: [{ id: 'c1', label: 'Roses' }] }),
      mockReply(listWixTags, { success: true, tags: [] }),
      mockReply(updateWix, ({ body }) => {
        sent.push(body);
        return { success: true as const, config };
      }),
    );
    const { user, container } = openIntegrations('/integrations?platform=wix');
    const page = await findPage('Wix');
    await user.click(await page.findByRole('combobox', { name: 'Author' }));
    await user.click(screen.getByRole('option', { name: 'Grace' }));
    await waitFor(() => expect(sent).toEqual([{ memberId: 'm2' }]));
    await user.click(page.getByRole('combobox', { name: 'Categories of every post' }));
    await user.click(screen.getByRole('option', { name: 'Roses' }));
    await waitFor(() => expect(sent.at(-1)).toEqual({ categoryIds: ['c1'] }));
    await user.keyboard('{Escape}');
    expect(page.getByText('The blog has none yet.')).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
  });
});

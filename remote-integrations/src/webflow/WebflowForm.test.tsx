import { getWebflow, saveWebflow, testWebflow } from '@rankwright/contracts/connections';
import { mockReply, mockApi, mockError } from '@rankwright/sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { sampleConnected } from '../testing/sampleConnections.ts';
import { answerConnections, findPage, openIntegrations } from '../testing/openIntegrations.tsx';
import { blogPosts } from '../testing/sampleWebflow.ts';
import { answerPublishDefaults } from '../testing/answerPublishDefaults.ts';

const siteInfo = { displayName: 'Garden Studio', name: 'garden', shortName: 'garden' };
const tested = { success: true as const, message: '', checks: [], siteInfo, collections: [blogPosts] };
const config = {
  siteId: 's1',
  collectionId: 'c1',
  autoPublish: false,
  defaultStatus: 'draft' as const,
  siteInfo,
  connectionStatus: 'connected',
  fieldMapping: { body: 'post-body' },
  hasApiKey: true,
};
const api = mockApi(...answerPublishDefaults());
const fill = async (user: UserEvent) => {
  for (const [label, text] of Object.entries({ 'API Key': 'wf_0123456789', 'Site ID': 's1' })) {
    await user.click(screen.getByLabelText(label));
    await user.paste(text);
  }
};
const open = async () => {
  api.use(answerConnections());
  const view = openIntegrations('/integrations?platform=webflow');
  return { ...view, page: await findPage('Webflow') };
};

describe('connecting Webflow', () => {
  it('enables the test with key and site, and saving with a collection [C-151] [C-152]', async () => {
    const { user, page, container } = await open();
    expect(page.getByRole('button', { name: 'Test Connection' })).toBeDisabled();
    await fill(user);
    expect(page.getByRole('button', { name: 'Test Connection' })).toBeEnabled();
    expect(page.getByRole('button', { name: 'Save Config' })).toBeDisabled();
    expect(page.getByText('Choose a collection to save.')).toBeVisible();
    expect(page.getByRole('combobox', { name: 'Default status' })).toHaveTextContent('Draft');
    await user.click(page.getByRole('combobox', { name: 'Default status' }));
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Draft',
      'Published',
    ]);
    await user.keyboard('{Escape}');
    await user.click(page.getByLabelText('Collection ID'));
    await user.paste('c1');
    expect(page.getByRole('button', { name: 'Save Config' })).toBeEnabled();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('lists the collections and warns about required fields that are not mapped', async () => {
    const { user, page, container } = await open();
    api.use(mockReply(testWebflow, tested));
    await fill(user);
    await user.click(page.getByRole('button', { name: 'Test Connection' }));
    await user.click(await page.findByRole('combobox', { name: 'Collection' }));
    await user.click(screen.getByRole('option', { name: 'Blog Posts' }));
    expect(page.getByText(/required fields are empty: Category\./)).toBeVisible();
    await user.click(page.getByRole('combobox', { name: 'Article text' }));
    await user.click(screen.getByRole('option', { name: 'Teaser' }));
    expect(page.getByText(/required fields are empty: Post Body, Category\./)).toBeVisible();
    const saved: unknown[] = [];
    let tests = 0;
    api.use(
      mockReply(testWebflow, () => {
        tests += 1;
        return tested;
      }),
      mockReply(saveWebflow, ({ body }) => {
        saved.push(body);
        return { success: true as const, config };
      }),
    );
    await user.click(page.getByRole('button', { name: 'Save Config' }));
    await waitFor(() =>
      expect(saved).toEqual([
        {
          apiKey: 'wf_0123456789',
          siteId: 's1',
          collectionId: 'c1',
          autoPublish: false,
          defaultStatus: 'draft',
          fieldMapping: { body: 'teaser', summary: 'summary' },
        },
      ]),
    );
    expect(await screen.findByText('Webflow saved')).toBeVisible();
    expect(tests).toBe(0);
    expect(await axe(container)).toHaveNoViolations();
  });

  it('shows an error when the test fails [C-113]', async () => {
    const { user, page } = await open();
    api.use(mockError(testWebflow, 'INTERNAL'));
    await fill(user);
    await user.click(page.getByRole('button', { name: 'Test Connection' }));
    expect(await page.findByText('Failed to connect to Webflow site')).toBeVisible();
  });
});

describe('connected Webflow collection', () => {
  it('saves a changed setting with the other settings unchanged and without the key', async () => {
    const sent: unknown[] = [];
    api.use(
      answerConnections(sampleConnected('webflow')),
      mockReply(getWebflow, { success: true, config, isConnected: true }),
      mockReply(testWebflow, tested),
      mockReply(saveWebflow, ({ body }) => {
        sent.push(body);
        return { success: true as const, config };
      }),
    );
    const { user } = openIntegrations('/integrations?platform=webflow');
    const page = await findPage('Webflow');
    const kept = { siteId: 's1', collectionId: 'c1', autoPublish: false };
    await user.click(await page.findByRole('combobox', { name: 'Summary' }));
    await user.click(screen.getByRole('option', { name: 'Post Summary' }));
    await waitFor(() =>
      expect(sent.at(-1)).toEqual({
        ...kept,
        fieldMapping: { body: 'post-body', summary: 'summary' },
      }),
    );
  });
});

import { listArticleVersions, restoreArticleVersion } from '@rankwright/contracts/articles';
import { getSubscription } from '@rankwright/contracts/billing';
import { planLimits } from '@rankwright/contracts/limits';
import { mockReply } from '@rankwright/sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { sampleArticle, samplePublication } from '../testing/samples.ts';
import { article, changeTitle, server, open, edit, openPanelTab } from '../testing/articleScreen.tsx';

it('switches between Preview and Edit without losing the text [C-247]', async () => {
  const { user } = await open();
  await changeTitle(user, 'Pruning in winter');
  await user.click(screen.getByRole('tab', { name: 'Preview' }));
  expect(await screen.findByRole('heading', { name: 'When' })).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Edit' }));
  expect(await screen.findByRole('textbox', { name: 'Title' })).toHaveValue('Pruning in winter');
  await user.click(screen.getByRole('tab', { name: 'Preview' }));
  expect(await screen.findByRole('heading', { name: 'When' })).toBeVisible();
  expect(screen.getAllByText('Pruning in winter')[0]).toBeVisible();
});

/** jsdom has none. */
class FakeClipboardItem {
  constructor(private readonly items: Record<string, Blob>) {}
  getType(type: string): Promise<Blob> {
    return Promise.resolve(this.items[type] ?? new Blob());
  }
}

describe('copying and exporting', () => {
  beforeAll(() => void Object.assign(window, { ClipboardItem: FakeClipboardItem }));
  afterAll(() => void Reflect.deleteProperty(window, 'ClipboardItem'));

  it('copies title and text as HTML and as Markdown, and shows an error when copying fails [C-054]', async () => {
    const { user } = await open();
    const write = jest.spyOn(navigator.clipboard, 'write').mockResolvedValueOnce();
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    await waitFor(() => expect(write).toHaveBeenCalled());
    const [item] = write.mock.calls[0]?.[0] ?? [];
    const read = async (type: string) => (await item?.getType(type))?.text();
    expect(await read('text/html')).toBe(
      `<h1>${article.title}</h1>\n<h2>When</h2>\n<p>Rose pruning is work for late winter.</p>\n<h2>How</h2>\n<p>Begin with the dead wood.</p>`,
    );
    expect(await read('text/plain')).toBe(`# ${article.title}\n\n${article.content}\n`);
    write.mockRejectedValueOnce(new Error('denied'));
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to copy content');
  });

  it.each([
    ['Export as Markdown', 'how-to-prune-roses-in-winter.md', /^# How to prune roses in winter\n\n## When/],
    [
      'Export as HTML',
      'how-to-prune-roses-in-winter.html',
      /<h1>How to prune roses in winter<\/h1>\n<h2>When<\/h2>/,
    ],
  ])('downloads the article when %s is selected', async (entry, name, text) => {
    const files: { name: string; blob: Blob }[] = [];
    let last = new Blob();
    URL.createObjectURL = (blob) => {
      last = blob as Blob;
      return 'blob:file';
    };
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      files.push({ name: this.download, blob: last });
    });
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'More' }));
    await user.click(screen.getByRole('menuitem', { name: entry }));
    await waitFor(() => expect(files).toHaveLength(1));
    expect(files[0]?.name).toBe(name);
    expect(await files[0]?.blob.text()).toMatch(text);
  });

  it('lists earlier versions and restores one', async () => {
    const version = { wordCount: 12, createdAt: article.createdAt } as const;
    const first = {
      ...version,
      version: 1,
      title: 'First',
      content: 'Old.',
      reason: 'generated',
    } as const;
    const second = {
      ...version,
      version: 2,
      title: 'Second',
      content: 'New.',
      reason: 'edited',
    } as const;
    server.use(
      mockReply(listArticleVersions, { success: true, versions: [second, first] }),
      mockReply(restoreArticleVersion, ({ params }) => ({
        success: true as const,
        article: sampleArticle({
          title: `Restored ${String(params.version)}`,
          version: 3,
        }),
      })),
    );
    const { user } = await open(sampleArticle({ version: 2 }));
    await user.click(screen.getByRole('button', { name: 'More' }));
    await user.click(screen.getByRole('menuitem', { name: 'Version history' }));
    const dialog = await screen.findByRole('dialog', {
      name: 'Version history',
    });
    const lines = await within(dialog).findAllByRole('listitem');
    expect(lines[0]).toHaveTextContent(/Edited.*Current/);
    await user.click(within(lines[1] ?? dialog).getByRole('button', { name: 'Restore' }));
    expect(await screen.findByText('Version restored')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Restored 1');
  });
});

describe('assessment findings', () => {
  it('focuses the field a finding refers to when it is pressed', async () => {
    const { user } = await open();
    const panel = await screen.findByRole('region', {
      name: 'Search and readability',
    });
    await user.click(
      await within(panel).findByRole('button', {
        name: /Write a meta description\. People read it before they click/,
      }),
    );
    expect(screen.getByRole('textbox', { name: 'Meta description' })).toHaveFocus();
    await openPanelTab(user, 'Checks');
    await user.click(
      within(screen.getByRole('region', { name: 'Search and readability' })).getByRole('button', {
        name: /The title fits a search result|Shorten the title|Lengthen the title/,
      }),
    );
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Title' })).toHaveFocus());
  });
});

it('shows the trial footer in the preview during a trial [C-209]', async () => {
  server.use(
    mockReply(getSubscription, {
      success: true,
      message: '',
      subscription: {
        status: 'trialing',
        interval: 'monthly',
        trialEnd: '2099-01-01T00:00:00.000Z',
        cancelAtPeriodEnd: false,
        currentPeriodStart: null,
        currentPeriodEnd: null,
        stripeCustomerId: 'cus_test_1',
        amountCents: 9_900,
        currency: 'usd',
        paymentMethod: null,
      },
      usage: {
        keywordsTracked: 0,
        rankChecksPerformed: 0,
        reportsGenerated: 0,
        articlesGenerated: 0,
        storedMegabytes: 1.2,
      },
      planLimits: { ...planLimits, features: {} },
      trialAvailable: false,
    }),
  );
  const { user } = await open();
  await openPanelTab(user, 'Preview');
  expect(await screen.findByText('Planned and published with Rankwright.')).toBeVisible();
});

it('has no accessibility violations in preview and edit view', async () => {
  const { user, container } = await open(sampleArticle({ publications: [samplePublication()] }));
  await screen.findByRole('region', { name: 'Search and readability' });
  await screen.findByText('Begin with the dead wood.');
  expect(await axe(container)).toHaveNoViolations();
  await edit(user);
  await screen.findByRole('textbox', { name: 'Content' });
  expect(await axe(container)).toHaveNoViolations();
});

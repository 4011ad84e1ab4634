import {
  listPublishOptions,
  previewPublication,
  publishArticle,
  type PublicationPreview,
} from '@rankwright/contracts/articlePublishing';
import { getArticle } from '@rankwright/contracts/articles';
import { listConnections } from '@rankwright/contracts/connections';
import type { Platform } from '@rankwright/contracts/limits';
import type { Publication } from '@rankwright/contracts/publishing';
import { mockReply, mockError, sampleConnections } from '@rankwright/sdk/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { articleQuery } from './article.data.ts';
import { sampleArticle, samplePreview, samplePublication } from '../testing/samples.ts';
import {
  article,
  server,
  open,
  changeTitle,
  save,
  recordSaves,
  runPublishCommand,
  type User,
} from '../testing/articleScreen.tsx';

interface SentOrder {
  platforms: Platform[];
  version: number;
  asDraft?: boolean;
  options?: Partial<Record<Platform, { tags?: string[] }>>;
}

const pending = samplePublication({ state: 'sending', url: null });
const recordPublishing = () => {
  const sent: SentOrder[] = [];
  server.use(
    mockReply(publishArticle, ({ body }) => {
      sent.push(body as SentOrder);
      return { success: true as const, article, publications: [pending] };
    }),
  );
  return sent;
};
const mockPreview = (change: Partial<PublicationPreview> = {}) =>
  server.use(
    mockReply(listPublishOptions, {
      success: true,
      categories: [],
      tags: [],
      authors: [],
      defaults: {},
    }),
    mockReply(previewPublication, { success: true, preview: samplePreview(change) }),
  );
const openDialog = async (user: User, platform = 'WordPress') => {
  await user.click(await screen.findByRole('button', { name: `Publish to ${platform}` }));
  return screen.findByRole('dialog', { name: `Publish “${article.title}”` });
};
const confirm = (user: User, dialog: HTMLElement) =>
  user.click(within(dialog).getByRole('button', { name: /^(Publish to|Send as draft to) \d site/ }));

beforeEach(() => mockPreview());

describe('publish buttons', () => {
  it('are one per connected platform [C-049]', async () => {
    open();
    expect(await screen.findByRole('button', { name: 'Publish to WordPress' })).toBeVisible();
    expect(
      screen.getAllByRole('button', { name: /^Publish to/ }).map(({ textContent }) => textContent),
    ).toEqual(['Publish to WordPress', 'Publish to Shopify']);
  });

  it('show an error when the platform is not connected [C-050]', async () => {
    open();
    await screen.findByRole('button', { name: 'Publish to WordPress' });
    runPublishCommand('webflow');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Webflow Not ConfiguredPlease configure Webflow in the Integrations page first.',
    );
  });

  it('show an error when title or content is missing [C-051]', async () => {
    const { user } = open();
    await screen.findByRole('button', { name: 'Publish to WordPress' });
    await changeTitle(user, '');
    await user.click(screen.getByRole('button', { name: 'Publish to WordPress' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Missing ContentPlease generate article content first.',
    );
  });
});

describe('the publish dialog', () => {
  it('publishes the version on screen to all selected sites with one command', async () => {
    const sent = recordPublishing();
    const { user } = open();
    const dialog = await openDialog(user);
    await user.click(within(dialog).getByRole('checkbox', { name: 'Shopify' }));
    await user.click(within(dialog).getByRole('button', { name: 'Publish to 2 sites' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({ platforms: ['wordpress', 'shopify'], version: 1, asDraft: false });
    expect(await screen.findByText('Sending')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('saves unsaved changes first', async () => {
    const saves = recordSaves();
    const sent = recordPublishing();
    const { user } = open();
    await screen.findByRole('button', { name: 'Publish to WordPress' });
    await changeTitle(user, 'Pruning roses');
    await user.click(screen.getByRole('button', { name: 'Publish to WordPress' }));
    const dialog = await screen.findByRole('dialog', { name: 'Publish “Pruning roses”' });
    expect(saves[0]).toMatchObject({ title: 'Pruning roses' });
    await confirm(user, dialog);
    await waitFor(() => expect(sent[0]).toMatchObject({ version: 2 }));
  });

  it('shows how the post will look and sends what was changed for one platform', async () => {
    const sent = recordPublishing();
    const { user } = open();
    const dialog = await openDialog(user);
    const preview = await within(dialog).findByRole('figure', { name: 'Post preview' });
    expect(preview).toHaveTextContent('https://roses.example/prune');
    const tags = within(dialog).getByRole('textbox', { name: 'Tags' });
    expect(tags).toHaveValue('roses');
    fireEvent.change(tags, { target: { value: 'roses, winter' } });
    fireEvent.blur(tags);
    await confirm(user, dialog);
    await waitFor(() => expect(sent[0]?.options).toEqual({ wordpress: { tags: ['roses', 'winter'] } }));
  });

  it('sends a draft when that is chosen', async () => {
    const sent = recordPublishing();
    const { user } = open();
    const dialog = await openDialog(user);
    await user.click(within(dialog).getByRole('combobox', { name: 'Publish as' }));
    await user.click(screen.getByRole('option', { name: 'Draft on the site' }));
    await user.click(within(dialog).getByRole('button', { name: 'Send as draft to 1 site' }));
    await waitFor(() => expect(sent[0]).toMatchObject({ asDraft: true }));
  });

  it('names each problem with its fix and cannot publish while one blocks', async () => {
    mockPreview({
      problems: [
        {
          code: 'TOKEN_EXPIRED',
          text: 'The connection has expired.',
          fix: { label: 'Reconnect WordPress', href: '/integrations' },
          blocking: true,
        },
      ],
    });
    const { user } = open();
    const dialog = await openDialog(user);
    expect(await within(dialog).findByRole('link', { name: 'Reconnect WordPress' })).toHaveAttribute(
      'href',
      '/integrations',
    );
    const button = within(dialog).getByRole('button', { name: 'Publish to 1 site' });
    expect(button).toBeDisabled();
    expect(button).toHaveAccessibleDescription('Fix the problems on WordPress first.');
  });

  it('shows the server’s reason when it refuses [C-253]', async () => {
    const { user } = open();
    const dialog = await openDialog(user);
    server.use(
      mockError(publishArticle, 'STARTING_DRAFT_UNEDITED'),
      mockReply(getArticle, { success: true, article }),
    );
    await confirm(user, dialog);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Publishing ErrorThis is a starting draft. Edit it before you publish.',
    );
  });
});

it('publishes after saving when auto-publish is on [C-052]', async () => {
  recordSaves();
  const sent = recordPublishing();
  server.use(
    mockReply(listConnections, {
      success: true,
      connections: sampleConnections('wordpress', 'shopify').map((connection) => ({
        ...connection,
        autoPublish: connection.platform === 'wordpress',
      })),
    }),
  );
  const { user } = open();
  await screen.findByRole('button', { name: 'Publish to WordPress' });
  await save(user);
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ platforms: ['wordpress'], version: 2 });
});

describe('the outcome of a publication', () => {
  const end = async (publication: Publication, status: 'draft' | 'published' = 'published') => {
    const view = open(
      sampleArticle({ publications: [{ ...publication, state: 'sending', error: null, url: null }] }),
    );
    await screen.findByText('Sending');
    act(() => {
      view.queryClient.setQueryData(articleQuery(article.id).queryKey, {
        success: true,
        article: sampleArticle({ status, publications: [publication] }),
      });
    });
  };

  it('links to the live post', async () => {
    await end(samplePublication());
    expect(await screen.findByText('Published to WordPress')).toBeVisible();
    expect(screen.getByRole('link', { name: 'View live post on WordPress' })).toHaveAttribute(
      'href',
      'https://roses.example/prune',
    );
  });

  it.each([
    ['wordpress', 'WordPress Publish Failed'],
    ['wix', 'Wix Publish Failed'],
    ['webflow', 'Webflow Publish Failed'],
    ['shopify', 'Publishing Failed'],
  ] as const)(
    'shows the error title of %s when publishing fails [C-252] [C-253]',
    async (platform, title) => {
      await end(samplePublication({ platform, state: 'failed', error: 'The site said no', url: null }));
      expect(await screen.findByRole('alert')).toHaveTextContent(`${title}The site said no`);
    },
  );

  it('says so when the post is live but the status was not kept [C-053] [C-252]', async () => {
    await end(samplePublication(), 'draft');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Publish Failedpublished but failed to update local status',
    );
    expect(screen.getByRole('link', { name: 'View live post on WordPress' })).toBeVisible();
  });
});

describe('publishing while offline', () => {
  const goOnline = () => fireEvent(window, new Event('online'));
  afterEach(goOnline);

  const publishOffline = async () => {
    const sent = recordPublishing();
    const { user } = open();
    const dialog = await openDialog(user);
    fireEvent(window, new Event('offline'));
    await confirm(user, dialog);
    expect(
      await screen.findByText(/^You are offline\. The article will be published to WordPress when/),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Publish to WordPress' })).toBeDisabled();
    expect(sent).toEqual([]);
    return { sent, user };
  };

  it('waits for the network and publishes once after reconnecting', async () => {
    const { sent } = await publishOffline();
    goOnline();
    await waitFor(() => expect(sent).toHaveLength(1));
    await waitFor(() => expect(screen.queryByText(/^You are offline/)).not.toBeInTheDocument());
  });

  it('does not publish when the pending publish is canceled', async () => {
    const { sent, user } = await publishOffline();
    await user.click(screen.getByRole('button', { name: 'Cancel publishing' }));
    expect(screen.queryByText(/^You are offline/)).not.toBeInTheDocument();
    goOnline();
    expect(await screen.findByRole('button', { name: 'Publish to WordPress' })).toBeEnabled();
    expect(sent).toEqual([]);
  });
});

import { getProfile } from '@rankwright/contracts/account';
import {
  getArticle,
  listArticleVersions,
  restoreArticleVersion,
  updateArticle,
  type Article,
} from '@rankwright/contracts/articles';
import { getSubscription } from '@rankwright/contracts/billing';
import { listConnections } from '@rankwright/contracts/connections';
import { planLimits } from '@rankwright/contracts/limits';
import {
  publishToShopify,
  publishToWebflow,
  publishToWix,
  publishToWordpress,
} from '@rankwright/contracts/publishing';
import { drafts, draftKey } from '@rankwright/sdk/drafts';
import { actions } from '@rankwright/sdk/host';
import { session } from '@rankwright/sdk/session';
import {
  answer,
  mockApi,
  refuse,
  renderScreen,
  sampleConnections,
  sampleProfile,
} from '@rankwright/sdk/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { sampleArticle, samplePublication } from '../testing/samples.ts';
import { ArticleEditor } from './ArticleEditor.tsx';

const article = sampleArticle();
const live = {
  success: true,
  state: 'live',
  url: 'https://roses.example/prune',
  publication: samplePublication(),
} as const;
const server = mockApi(
  answer(getProfile, { success: true, user: sampleProfile() }),
  answer(listConnections, { success: true, connections: sampleConnections('wordpress', 'shopify') }),
  refuse(getSubscription, 'SUBSCRIPTION_MISSING'),
);

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());
const open = (shown: Article = article) => renderScreen(<ArticleEditor article={shown} />, { at: '/' });
type User = ReturnType<typeof open>['user'];
const edit = async (user: User) => {
  await user.click(screen.getByRole('tab', { name: 'Edit' }));
  return screen.findByRole('textbox', { name: 'Title' });
};
const retitle = async (user: User, value: string) =>
  fireEvent.change(await edit(user), { target: { value } });
const save = (user: User) => user.click(screen.getByRole('button', { name: 'Save' }));
const saves = () => {
  const sent: Record<string, unknown>[] = [];
  server.use(
    answer(updateArticle, ({ body }) => {
      sent.push(body as Record<string, unknown>);
      return {
        success: true as const,
        article: sampleArticle({ ...(body as Partial<Article>), version: 1 + sent.length }),
      };
    }),
  );
  return sent;
};
const publishes = (platform: string) =>
  act(() =>
    actions
      .getState()
      .list.find(({ id }) => id === `article.publish.${platform}`)
      ?.run(),
  );

describe('saving', () => {
  it('sends what stands on screen, on top of the version it grew from', async () => {
    const sent = saves();
    const { user } = open();
    await retitle(user, 'Pruning roses');
    expect(screen.getByText(/^Kept on this device at/)).toBeVisible();
    await save(user);
    expect(await screen.findByText('Article saved')).toBeVisible();
    expect(sent[0]).toMatchObject({ title: 'Pruning roses', content: article.content, baseVersion: 1 });
    expect(screen.getByText('Saved.')).toBeVisible();
  });

  it('is also Ctrl+S', async () => {
    const sent = saves();
    const { user } = open();
    await retitle(user, 'Pruning roses');
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(sent).toHaveLength(1));
  });

  it('refuses an empty title or text [C-046]', async () => {
    const { user } = open();
    await retitle(user, '   ');
    await save(user);
    expect(await screen.findByRole('alert')).toHaveTextContent('Title and content cannot be empty.');
  });

  it('waits without a network, says so, and sends what stands there when it is back [C-059]', async () => {
    const sent = saves();
    const { user } = open();
    await retitle(user, 'Pruning roses');
    fireEvent(window, new Event('offline'));
    await save(user);
    expect(await screen.findByText(/^No network\. It is saved as soon as the network is back/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
    fireEvent.change(screen.getByRole('textbox', { name: 'Title' }), { target: { value: 'Pruning late' } });
    expect(sent).toEqual([]);
    fireEvent(window, new Event('online'));
    expect(await screen.findByText('Article saved')).toBeVisible();
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ title: 'Pruning late', baseVersion: 1 });
    expect(screen.getByText('Saved.')).toBeVisible();
  });

  it('takes its own text, saved before but never answered, for the answer [C-059]', async () => {
    const saved = sampleArticle({ title: 'Pruning roses', version: 2 });
    server.use(
      refuse(updateArticle, 'ARTICLE_CHANGED'),
      answer(getArticle, { success: true, article: saved }),
    );
    const { user } = open();
    await retitle(user, 'Pruning roses');
    await save(user);
    expect(await screen.findByText('Article saved')).toBeVisible();
    expect(screen.getByText('Saved.')).toBeVisible();
  });

  it('says "Failed to save article" when it failed, and keeps the text [C-048] [C-059]', async () => {
    server.use(refuse(updateArticle, 'INTERNAL', ''));
    const { user, unmount } = open();
    await retitle(user, 'Pruning roses');
    await save(user);
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to save article');
    unmount();
    const again = open();
    expect(await edit(again.user)).toHaveValue('Pruning roses');
    expect(screen.getByText(/was kept on this device/)).toBeVisible();
    await again.user.click(screen.getByRole('button', { name: 'Discard my changes' }));
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue(article.title);
  });

  it('sends meta title, description and slug, with a look at the search result', async () => {
    const sent = saves();
    const { user } = open();
    fireEvent.change(screen.getByRole('textbox', { name: 'Meta title' }), {
      target: { value: 'Rose pruning' },
    });
    fireEvent.change(screen.getByRole('textbox', { name: 'Meta description' }), {
      target: { value: 'Why rose pruning pays.' },
    });
    const slug = screen.getByRole('textbox', { name: 'Slug' });
    fireEvent.change(slug, { target: { value: 'Rose Pruning!' } });
    fireEvent.blur(slug);
    const result = screen.getByRole('figure', { name: 'Search result preview' });
    expect(result).toHaveTextContent('your-site.com › rose-pruning');
    expect(within(result).getByText('rose pruning', { selector: 'b' })).toBeVisible();
    await save(user);
    await waitFor(() =>
      expect(sent[0]).toMatchObject({
        metaTitle: 'Rose pruning',
        metaDescription: 'Why rose pruning pays.',
        slug: 'rose-pruning',
      }),
    );
  });
});

describe('publishing', () => {
  it('has one button per connected platform [C-049]', async () => {
    open();
    expect(await screen.findByRole('button', { name: 'Publish to WordPress' })).toBeVisible();
    expect(
      screen.getAllByRole('button', { name: /^Publish to/ }).map(({ textContent }) => textContent),
    ).toEqual(['Publish to WordPress', 'Publish to Shopify']);
  });

  it('says what to do about a platform that is not connected [C-050]', async () => {
    open();
    await screen.findByRole('button', { name: 'Publish to WordPress' });
    publishes('webflow');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Webflow Not ConfiguredPlease configure Webflow in the Integrations page first.',
    );
  });

  it('needs text [C-051]', async () => {
    const { user } = open();
    await screen.findByRole('button', { name: 'Publish to WordPress' });
    await retitle(user, '');
    await user.click(screen.getByRole('button', { name: 'Publish to WordPress' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Missing ContentPlease generate article content first.',
    );
  });

  it('publishes, sets the status and links to the post', async () => {
    const sent = saves();
    server.use(answer(publishToWordpress, live));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Publish to WordPress' }));
    expect(await screen.findByText('Published to WordPress')).toBeVisible();
    await waitFor(() => expect(sent[0]).toMatchObject({ status: 'published' }));
    expect(await screen.findByRole('link', { name: 'View live post' })).toHaveAttribute('href', live.url);
  });

  it('publishes after a save where auto-publish is on, and sets the article to published [C-052]', async () => {
    const sent = saves();
    const published = jest.fn();
    server.use(
      answer(listConnections, {
        success: true,
        connections: sampleConnections('wordpress', 'shopify').map((connection) => ({
          ...connection,
          autoPublish: connection.platform === 'wordpress',
        })),
      }),
      answer(publishToWordpress, ({ body }) => {
        published(body);
        return live;
      }),
    );
    const { user } = open();
    await screen.findByRole('button', { name: 'Publish to WordPress' });
    await save(user);
    await waitFor(() => expect(published).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(sent.map(({ status }) => status)).toEqual([undefined, 'published']));
  });

  it('tells when the post is live but the status could not be saved [C-053]', async () => {
    server.use(answer(publishToWordpress, live), refuse(updateArticle, 'INTERNAL'));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Publish to WordPress' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('published but failed to update local status');
    expect(await screen.findByRole('link', { name: 'View live post' })).toBeVisible();
  });

  it.each([
    ['wordpress', publishToWordpress, 'WordPress Publish Failed'],
    ['wix', publishToWix, 'Wix Publish Failed'],
    ['webflow', publishToWebflow, 'Webflow Publish Failed'],
    ['shopify', publishToShopify, 'Publishing Failed'],
  ] as const)('names a failure on %s', async (platform, endpoint, title) => {
    server.use(
      answer(listConnections, { success: true, connections: sampleConnections(platform) }),
      answer(endpoint, { success: false, error: 'The site said no' }),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: /^Publish to/ }));
    expect(await screen.findByRole('alert')).toHaveTextContent(`${title}The site said no`);
  });

  it('sends 160 characters as the excerpt, 200 to Shopify and Webflow [C-202]', async () => {
    saves();
    const sent: Record<string, string> = {};
    server.use(
      answer(publishToWordpress, ({ body }) => {
        sent.wordpress = (body as { excerpt: string }).excerpt;
        return live;
      }),
      answer(publishToShopify, ({ body }) => {
        sent.shopify = (body as { summary: string }).summary;
        return live;
      }),
    );
    const { user } = open(sampleArticle({ content: 'a'.repeat(400) }));
    await user.click(await screen.findByRole('button', { name: 'Publish to WordPress' }));
    await waitFor(() => expect(sent.wordpress).toBe(`${'a'.repeat(160)}...`));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Publish to Shopify' })).toBeEnabled());
    await user.click(screen.getByRole('button', { name: 'Publish to Shopify' }));
    await waitFor(() => expect(sent.shopify).toBe(`${'a'.repeat(200)}...`));
  });
});

describe('two windows', () => {
  const typedElsewhere = (title: string) => {
    const { userId } = session.current();
    const name = `article:${article.id}`;
    const { metaTitle, metaDescription, slug, content } = article;
    const value = { text: { title, content, metaTitle, metaDescription, slug }, baseVersion: 1 };
    drafts.write(userId, name, value);
    const key = draftKey(userId, name);
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key, newValue: localStorage.getItem(key) }));
    });
  };

  it('are told of each other; either text can be taken', async () => {
    const { user } = open();
    await retitle(user, 'Mine');
    typedElsewhere('Theirs');
    expect(await screen.findByText(/This article was changed in another window/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Compare' }));
    const dialog = await screen.findByRole('dialog', { name: 'Two texts of this article' });
    await user.click(within(dialog).getByRole('button', { name: 'Take the other text' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Theirs'));
  });

  it('do not overwrite each other on the server', async () => {
    const theirs = sampleArticle({ title: 'Theirs', version: 2 });
    server.use(
      refuse(updateArticle, 'ARTICLE_CHANGED'),
      answer(getArticle, { success: true, article: theirs }),
    );
    const { user } = open();
    await retitle(user, 'Mine');
    await save(user);
    await screen.findByRole('button', { name: 'Compare' });
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Mine');
    await user.click(screen.getByRole('button', { name: 'Compare' }));
    await user.click(await screen.findByRole('button', { name: 'Keep my text' }));
    const sent = saves();
    await save(user);
    await waitFor(() => expect(sent[0]).toMatchObject({ title: 'Mine', baseVersion: 2 }));
  });
});

describe('taking the text along', () => {
  it('copies it, and says when that failed [C-054]', async () => {
    const { user } = open();
    const write = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    await waitFor(() => expect(write).toHaveBeenCalledWith(article.content));
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
  ])('%s', async (entry, name, text) => {
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
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'More' }));
    await user.click(screen.getByRole('menuitem', { name: entry }));
    await waitFor(() => expect(files).toHaveLength(1));
    expect(files[0]?.name).toBe(name);
    expect(await files[0]?.blob.text()).toMatch(text);
  });

  it('shows earlier versions and restores one', async () => {
    const version = { wordCount: 12, createdAt: article.createdAt } as const;
    const first = { ...version, version: 1, title: 'First', content: 'Old.', reason: 'generated' } as const;
    const second = { ...version, version: 2, title: 'Second', content: 'New.', reason: 'edited' } as const;
    server.use(
      answer(listArticleVersions, { success: true, versions: [second, first] }),
      answer(restoreArticleVersion, ({ params }) => ({
        success: true as const,
        article: sampleArticle({ title: `Restored ${String(params.version)}`, version: 3 }),
      })),
    );
    const { user } = open(sampleArticle({ version: 2 }));
    await user.click(screen.getByRole('button', { name: 'More' }));
    await user.click(screen.getByRole('menuitem', { name: 'Version history' }));
    const dialog = await screen.findByRole('dialog', { name: 'Version history' });
    const lines = await within(dialog).findAllByRole('listitem');
    expect(lines[0]).toHaveTextContent(/Edited.*Current/);
    await user.click(within(lines[1] ?? dialog).getByRole('button', { name: 'Restore' }));
    expect(await screen.findByText('Earlier text restored')).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Restored 1' })).toBeVisible();
  });
});

describe('guidance', () => {
  it('says what to do and jumps to the place', async () => {
    const { user } = open();
    const panel = await screen.findByRole('region', { name: 'Search and readability' });
    await user.click(
      await within(panel).findByRole('button', {
        name: /Write a meta description: it is what people read before they click/,
      }),
    );
    expect(screen.getByRole('textbox', { name: 'Meta description' })).toHaveFocus();
    await user.click(
      within(panel).getByRole('button', {
        name: /The title fits a search result|Shorten the title|Lengthen the title/,
      }),
    );
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Title' })).toHaveFocus());
  });
});

it('shows the line that stands under posts of the trial beforehand [C-209]', async () => {
  server.use(
    answer(getSubscription, {
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
      usage: { keywordsTracked: 0, rankChecksPerformed: 0, reportsGenerated: 0, articlesGenerated: 0 },
      planLimits: { ...planLimits, features: {} },
      trialAvailable: false,
    }),
  );
  open();
  expect(await screen.findByText('Planned and published with Rankwright.')).toBeVisible();
});

it('has no accessibility fault, in either view', async () => {
  const { user, container } = open(sampleArticle({ publications: [samplePublication()] }));
  await screen.findByRole('region', { name: 'Search and readability' });
  await screen.findByText('Begin with the dead wood.');
  expect(await axe(container)).toHaveNoViolations();
  await edit(user);
  await screen.findByRole('textbox', { name: 'Content' });
  expect(await axe(container)).toHaveNoViolations();
});

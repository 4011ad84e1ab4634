import { getProfile } from '@rankwright/contracts/account';
import { createArticle, updateArticle } from '@rankwright/contracts/articles';
import { listConnections } from '@rankwright/contracts/connections';
import { platformLabels, platforms, type Platform } from '@rankwright/contracts/limits';
import {
  checkPublication,
  publishToShopify,
  publishToWebflow,
  publishToWix,
  publishToWordpress,
  retryPublication,
  type PublishReply,
} from '@rankwright/contracts/publishing';
import {
  answer,
  disconnect,
  mockApi,
  refuse,
  renderScreen,
  sampleConnections,
  sampleId,
  sampleProfile,
} from '@rankwright/sdk/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { sampleArticle, samplePublication } from '../testing/samples.ts';
import { publishTo } from '../publishing/publishing.data.ts';
import { Component as DistributionPage } from './DistributionPage.tsx';

const endpoints = {
  wordpress: publishToWordpress,
  wix: publishToWix,
  shopify: publishToShopify,
  webflow: publishToWebflow,
} as const;
const ids: Record<Platform, string> = {
  wordpress: sampleId(1),
  wix: sampleId(2),
  shopify: sampleId(3),
  webflow: sampleId(4),
};
const live = (platform: Platform): PublishReply => ({
  success: true,
  state: 'live',
  postId: '1',
  url: `https://${platform}.example/roses`,
  publication: samplePublication({ id: ids[platform], platform, url: `https://${platform}.example/roses` }),
});
const failure = (platform: Platform, error: string): PublishReply => ({
  success: false,
  error,
  state: 'failed',
  publication: samplePublication({
    id: ids[platform],
    platform,
    state: 'failed',
    url: null,
    error,
    remedy: 'retry',
  }),
});
const unknown = (platform: Platform): PublishReply => ({
  success: false,
  state: 'unknown',
  publication: samplePublication({
    id: ids[platform],
    platform,
    state: 'unknown',
    url: null,
    remedy: 'check',
  }),
});
const article = sampleArticle({ title: 'Roses', content: 'Cut them.' });
const server = mockApi(
  answer(getProfile, { success: true, user: sampleProfile() }),
  answer(listConnections, { success: true, connections: sampleConnections(...platforms) }),
  answer(createArticle, { success: true, article }),
  answer(updateArticle, { success: true, article }),
  ...platforms.map((platform) => answer(endpoints[platform], live(platform))),
);

beforeEach(() => localStorage.clear());
const open = () => renderScreen(<DistributionPage />, { at: '/distribution' });
type User = ReturnType<typeof open>['user'];
const toggle = (platform: Platform) =>
  screen.findByRole('switch', { name: `Distribute to ${platformLabels[platform]}` });
const title = () => screen.getByRole('textbox', { name: /^Title/ });
const content = () => screen.getByRole('textbox', { name: /^Content/ });
const now = () => screen.getByRole('button', { name: 'Distribute Now' });
const fill = () => {
  fireEvent.change(title(), { target: { value: 'Roses' } });
  fireEvent.change(content(), { target: { value: 'Cut them.' } });
};
const choose = async (user: User, ...chosen: readonly Platform[]) => {
  for (const platform of chosen) await user.click(await toggle(platform));
};
const distribute = async (user: User, ...chosen: readonly Platform[]) => {
  fill();
  await choose(user, ...chosen);
  await user.click(now());
};
const results = () => screen.findByRole('region', { name: 'Results' });
const line = async (platform: Platform) => {
  const found = within(await results())
    .getAllByRole('listitem')
    .find((item) => within(item).queryByText(platformLabels[platform]));
  if (!found) throw new Error(`no result for ${platform}`);
  return found;
};

describe('the distribution form', () => {
  it('asks for title, body and an optional image address [C-088]', () => {
    open();
    expect(title()).toBeRequired();
    expect(content()).toBeRequired();
    expect(screen.getByRole('textbox', { name: 'Image URL (optional)' })).not.toBeRequired();
  });

  it('shows the image of the address, and says when there is none', () => {
    open();
    const field = screen.getByRole('textbox', { name: 'Image URL (optional)' });
    fireEvent.change(field, { target: { value: 'roses.jpg' } });
    expect(field).toHaveAccessibleDescription('Enter an address that starts with https://');
    fireEvent.change(field, { target: { value: 'https://pictures.example/rose.jpg' } });
    const picture = screen.getByRole('img', { name: 'Preview of the image' });
    expect(picture).toHaveAttribute('src', 'https://pictures.example/rose.jpg');
    fireEvent.error(picture);
    expect(screen.getByText(/No image could be loaded from this address/)).toBeVisible();
  });

  it('lists four platforms, each with a badge and a toggle [C-089]', async () => {
    server.use(answer(listConnections, { success: true, connections: sampleConnections('wix') }));
    open();
    await toggle('wix');
    const items = within(screen.getByRole('list', { name: 'Platforms' })).getAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'WordPressNot connected',
      'WixConnected',
      'ShopifyNot connected',
      'WebflowNot connected',
    ]);
    expect(screen.getAllByRole('switch')).toHaveLength(4);
  });

  it('does not choose a platform that is not connected, and says what to do [C-090]', async () => {
    server.use(answer(listConnections, { success: true, connections: sampleConnections('wix') }));
    const { user } = open();
    await choose(user, 'shopify');
    expect(await toggle('shopify')).not.toBeChecked();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Platform Not ConnectedPlease connect to Shopify first in the Integrations page.',
    );
  });

  it('counts the chosen platforms [C-091]', async () => {
    const { user } = open();
    expect(screen.getByText('0 selected')).toBeVisible();
    await choose(user, 'wix', 'shopify');
    expect(screen.getByText('2 selected')).toBeVisible();
    await choose(user, 'wix');
    expect(screen.getByText('1 selected')).toBeVisible();
  });

  it('leads to the integrations [C-092]', () => {
    open();
    expect(screen.getByRole('link', { name: 'Manage Integrations' })).toHaveAttribute(
      'href',
      '/integrations',
    );
  });

  it.each([
    ['', 'Cut them.'],
    ['Roses', '  '],
  ])('refuses a title of “%s” with a body of “%s” [C-093]', async (typedTitle, typedContent) => {
    const { user } = open();
    fireEvent.change(title(), { target: { value: typedTitle } });
    fireEvent.change(content(), { target: { value: typedContent } });
    await choose(user, 'wix');
    await user.click(now());
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Missing ContentPlease provide both title and content.',
    );
  });

  it('refuses to distribute to nowhere [C-094]', async () => {
    const { user } = open();
    await toggle('wix');
    fill();
    await user.click(now());
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'No Platforms SelectedPlease select at least one platform to distribute to.',
    );
  });

  it('keeps what was typed', () => {
    const { unmount } = open();
    fill();
    unmount();
    open();
    expect(title()).toHaveValue('Roses');
    expect(content()).toHaveValue('Cut them.');
  });

  it('says when the connections cannot be read', async () => {
    server.use(disconnect(listConnections));
    open();
    expect(await screen.findByText('Your connections could not be read')).toBeVisible();
    expect(screen.getByRole('button', { name: /try again|retry/i })).toBeEnabled();
  });

  it('has no accessibility fault, empty and with results', async () => {
    const { user, container } = open();
    await toggle('wix');
    expect(await axe(container)).toHaveNoViolations();
    server.use(answer(publishToWix, failure('wix', 'The key is wrong')));
    await distribute(user, 'wix', 'shopify');
    await screen.findByRole('button', { name: 'Retry failed only' });
    expect(await axe(container)).toHaveNoViolations();
  });
});

describe('distributing', () => {
  it('reads Distributing... and publishes to all platforms at once [C-095] [C-096]', async () => {
    const waiting: (() => void)[] = [];
    server.use(
      ...platforms.map((platform) =>
        answer(endpoints[platform], async () => {
          await new Promise<void>((resolve) => waiting.push(resolve));
          return live(platform);
        }),
      ),
    );
    const { user } = open();
    await distribute(user, ...platforms);
    expect(await screen.findByRole('button', { name: 'Distributing...' })).toBeDisabled();
    await waitFor(() => expect(waiting).toHaveLength(4));
    expect(screen.getAllByRole('progressbar')).toHaveLength(4);
    for (const go of waiting) go();
    expect(await screen.findByRole('button', { name: 'Distribute Now' })).toBeEnabled();
  });

  it('tells that all were published, each with a link to its post [C-097] [C-098]', async () => {
    const { user } = open();
    await distribute(user, 'wix', 'shopify');
    expect(await screen.findByText('Distributed')).toBeVisible();
    expect(screen.getByText('Published to 2 of 2 platforms.')).toBeVisible();
    const wix = await line('wix');
    expect(wix).toHaveTextContent('Published successfully');
    expect(within(wix).getByRole('link', { name: 'View live post' })).toHaveAttribute(
      'href',
      'https://wix.example/roses',
    );
  });

  it('tells a partial success, and the reason of what failed [C-097] [C-099]', async () => {
    server.use(answer(publishToWix, failure('wix', 'The key is wrong')));
    const { user } = open();
    await distribute(user, 'wix', 'shopify', 'wordpress');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Partial SuccessPublished to 2 of 3 platforms. Check details below.',
    );
    expect(await line('wix')).toHaveTextContent('Failed: The key is wrong');
    expect(await line('shopify')).toHaveTextContent('Published successfully');
  });

  it('tells that nothing was published [C-100]', async () => {
    server.use(
      answer(publishToWix, failure('wix', 'The key is wrong')),
      answer(publishToShopify, failure('shopify', 'The shop is closed')),
    );
    const { user } = open();
    await distribute(user, 'wix', 'shopify');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Distribution FailedFailed to publish to any platform. Check your connections.',
    );
  });

  it('says "Unknown error occurred" of a failure without a reason [C-101]', async () => {
    server.use(answer(publishToWix, { success: false }));
    const { user } = open();
    await distribute(user, 'wix');
    expect(await line('wix')).toHaveTextContent('Failed: Unknown error occurred');
  });

  it('refuses a platform it does not know [C-104]', async () => {
    const [connection] = sampleConnections('wix');
    if (!connection) throw new Error('no connection');
    await expect(
      publishTo(
        { ...connection, platform: 'ghost' },
        { articleId: sampleId(1), title: 'Roses', content: 'Cut them.' },
        'distribution',
      ),
    ).rejects.toThrow('Platform ghost not implemented');
  });

  it('sends 150 characters and an ellipsis as the excerpt [C-202]', async () => {
    const sent: unknown[] = [];
    server.use(
      answer(publishToWix, ({ body }) => {
        sent.push((body as { excerpt: string }).excerpt);
        return live('wix');
      }),
      answer(publishToShopify, ({ body }) => {
        sent.push((body as { summary: string }).summary);
        return live('shopify');
      }),
    );
    const { user } = open();
    fill();
    fireEvent.change(content(), { target: { value: 'a'.repeat(400) } });
    await choose(user, 'wix', 'shopify');
    await user.click(now());
    await waitFor(() => expect(sent).toEqual([`${'a'.repeat(150)}...`, `${'a'.repeat(150)}...`]));
  });

  it('asks for posts that are published, not drafts [C-203] [C-204] [C-205]', async () => {
    const sent: Record<string, unknown> = {};
    server.use(
      ...(['wordpress', 'shopify', 'wix'] as const).map((platform) =>
        answer(endpoints[platform], ({ body }) => {
          sent[platform] = (body as { status: string }).status;
          return live(platform);
        }),
      ),
    );
    const { user } = open();
    await distribute(user, 'wordpress', 'shopify', 'wix');
    await waitFor(() =>
      expect(sent).toEqual({ wordpress: 'publish', shopify: 'published', wix: 'PUBLISHED' }),
    );
  });
});

describe('after a run', () => {
  it('retries only what failed', async () => {
    const calls: string[] = [];
    server.use(
      answer(publishToWix, () => {
        calls.push('wix');
        return failure('wix', 'Too busy');
      }),
      answer(publishToShopify, () => {
        calls.push('shopify');
        return live('shopify');
      }),
      answer(retryPublication, ({ params }) => {
        calls.push(`retry ${String(params.id)}`);
        return { success: true as const, publication: samplePublication({ id: ids.wix, platform: 'wix' }) };
      }),
    );
    const { user } = open();
    await distribute(user, 'wix', 'shopify');
    await user.click(await screen.findByRole('button', { name: 'Retry failed only' }));
    await waitFor(async () => expect(await line('wix')).toHaveTextContent('Published successfully'));
    expect(calls.toSorted()).toEqual([`retry ${ids.wix}`, 'shopify', 'wix']);
    expect(screen.queryByRole('button', { name: 'Retry failed only' })).not.toBeInTheDocument();
  });

  it('does not call an unknown outcome a failure; Check now settles it', async () => {
    server.use(
      answer(publishToWix, unknown('wix')),
      answer(checkPublication, {
        success: true,
        publication: samplePublication({ id: ids.wix, platform: 'wix', url: 'https://wix.example/roses' }),
      }),
    );
    const { user } = open();
    await distribute(user, 'wix');
    expect(await line('wix')).toHaveTextContent('Unknown: the site did not answer in time.');
    await user.click(screen.getByRole('button', { name: 'Check now' }));
    await waitFor(async () => expect(await line('wix')).toHaveTextContent('Published successfully'));
  });

  it('offers to connect again where that mends it', async () => {
    const refused = failure('wix', 'The key was revoked');
    server.use(
      answer(publishToWix, {
        ...refused,
        publication: samplePublication({
          id: ids.wix,
          platform: 'wix',
          state: 'failed',
          remedy: 'reconnect',
        }),
      }),
    );
    const { user } = open();
    await distribute(user, 'wix');
    expect(within(await line('wix')).getByRole('link', { name: 'Reconnect' })).toHaveAttribute(
      'href',
      '/integrations',
    );
  });
});

describe('keeping and scheduling', () => {
  it('opens the Schedule Article dialog filled with the form [C-102]', async () => {
    const { user } = open();
    fill();
    await choose(user, 'wix');
    await user.click(screen.getByRole('button', { name: 'Schedule for Later' }));
    const dialog = await screen.findByRole('dialog', { name: 'Schedule Article' });
    expect(within(dialog).getByRole('textbox', { name: /^Title/ })).toHaveValue('Roses');
    expect(within(dialog).getByRole('textbox', { name: /^Content/ })).toHaveValue('Cut them.');
    expect(await within(dialog).findByRole('checkbox', { name: 'Wix' })).toBeChecked();
  });

  it('saves the text as a draft that the history shows [C-103]', async () => {
    const sent: unknown[] = [];
    server.use(
      answer(createArticle, ({ body }) => {
        sent.push(body);
        return { success: true as const, article };
      }),
      answer(updateArticle, ({ params }) => {
        sent.push(params.id);
        return { success: true as const, article };
      }),
    );
    const { user, router } = open();
    fill();
    await user.click(screen.getByRole('button', { name: 'Save as Draft' }));
    expect(await screen.findByText('Draft saved')).toBeVisible();
    expect(sent).toEqual([{ title: 'Roses', content: 'Cut them.' }]);
    await user.click(screen.getByRole('button', { name: 'Save as Draft' }));
    await waitFor(() => expect(sent[1]).toBe(article.id));
    await user.click(screen.getByRole('button', { name: 'Open history' }));
    expect(router.state.location.pathname).toBe('/content-history');
  });

  it('says when the draft could not be saved', async () => {
    server.use(refuse(createArticle, 'INTERNAL', ''));
    const { user } = open();
    fill();
    await user.click(screen.getByRole('button', { name: 'Save as Draft' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to save article');
  });
});

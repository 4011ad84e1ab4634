import { listConnections } from '@rankwright/contracts/connections';
import { drafts } from '@rankwright/sdk/drafts';
import { session } from '@rankwright/sdk/session';
import { mockReply, mockNetworkError, sampleConnections } from '@rankwright/sdk/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import {
  createPublication,
  server,
  open,
  findToggle,
  getTitleField,
  getContentField,
  getDistributeButton,
  fill,
  choose,
  distribute,
  recordOrders,
  report,
} from '../testing/distributionScreen.tsx';

describe('the distribution form', () => {
  it('has fields for title, body and an optional image URL [C-088]', () => {
    open();
    expect(getTitleField()).toBeRequired();
    expect(getContentField()).toBeRequired();
    expect(screen.getByRole('textbox', { name: 'Image URL (optional)' })).not.toBeRequired();
  });

  it('is the only tab and sends nothing while it is filled in [C-220] [C-221]', async () => {
    const sent: string[] = [];
    server.events.on('request:start', ({ request }) => {
      if (request.method !== 'GET') sent.push(`${request.method} ${request.url}`);
    });
    const view = open();
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Distribute Content']);
    fill();
    fireEvent.change(screen.getByRole('textbox', { name: 'Image URL (optional)' }), {
      target: { value: 'https://images.example/rose.jpg' },
    });
    await choose(view, 'wix');
    expect(sent).toEqual([]);
    await view.user.click(screen.getByRole('button', { name: 'Save as Draft' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    server.events.removeAllListeners();
  });

  it('has a button to distribute, to schedule and to save as a draft [C-223]', () => {
    open();
    for (const name of ['Distribute Now', 'Schedule for Later', 'Save as Draft'])
      expect(screen.getByRole('button', { name })).toBeEnabled();
  });

  it('previews the image and shows an error when it cannot be loaded', () => {
    open();
    const field = screen.getByRole('textbox', { name: 'Image URL (optional)' });
    fireEvent.change(field, { target: { value: 'roses.jpg' } });
    expect(field).toHaveAccessibleDescription('Enter a URL that starts with https://');
    fireEvent.change(field, {
      target: { value: 'https://images.example/rose.jpg' },
    });
    const image = screen.getByRole('img', { name: 'Preview of the image' });
    expect(image).toHaveAttribute('src', 'https://images.example/rose.jpg');
    fireEvent.error(image);
    expect(screen.getByText(/The image could not be loaded/)).toBeVisible();
  });

  it('lists four platforms, each with a connection badge and a toggle [C-089]', async () => {
    server.use(
      mockReply(listConnections, {
        success: true,
        connections: sampleConnections('wix'),
      }),
    );
    open();
    await findToggle('wix');
    const items = within(screen.getByRole('list', { name: 'Platforms' })).getAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'WordPressNot connected',
      'WixConnected',
      'ShopifyNot connected',
      'WebflowNot connected',
    ]);
    expect(screen.getAllByRole('switch')).toHaveLength(4);
  });

  it('shows an error and does not select a platform that is not connected [C-090]', async () => {
    server.use(
      mockReply(listConnections, {
        success: true,
        connections: sampleConnections('wix'),
      }),
    );
    const view = open();
    await choose(view, 'shopify');
    expect(await findToggle('shopify')).not.toBeChecked();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Platform Not ConnectedPlease connect to Shopify first in the Integrations page.',
    );
  });

  it('shows the number of selected platforms [C-091]', async () => {
    const view = open();
    expect(screen.getByText('0 selected')).toBeVisible();
    await choose(view, 'wix', 'shopify');
    expect(screen.getByText('2 selected')).toBeVisible();
    await choose(view, 'wix');
    expect(screen.getByText('1 selected')).toBeVisible();
  });

  it('links to the integrations page [C-092]', () => {
    open();
    expect(screen.getByRole('link', { name: 'Manage Integrations' })).toHaveAttribute(
      'href',
      '/integrations',
    );
  });

  it.each([
    ['', 'Cut them.'],
    ['Roses', '  '],
  ])('shows an error for title “%s” with body “%s” [C-093]', async (typedTitle, typedContent) => {
    const view = open();
    fireEvent.change(getTitleField(), { target: { value: typedTitle } });
    fireEvent.change(getContentField(), { target: { value: typedContent } });
    await choose(view, 'wix');
    await view.user.click(getDistributeButton());
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Missing ContentPlease provide both title and content.',
    );
  });

  it('shows an error when no platform is selected [C-094]', async () => {
    const { user } = open();
    await findToggle('wix');
    fill();
    await user.click(getDistributeButton());
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'No Platforms SelectedPlease select at least one platform to distribute to.',
    );
  });

  it('restores what was typed after a reload', () => {
    const { unmount } = open();
    fill();
    unmount();
    open();
    expect(getTitleField()).toHaveValue('Roses');
    expect(getContentField()).toHaveValue('Cut them.');
  });

  it('restores a draft of an earlier version, which has no platforms', () => {
    const value = { title: 'Roses', content: 'Cut them.', imageUrl: '', articleId: null };
    drafts.write(session.current().userId, 'distribution', value);
    open();
    expect(getTitleField()).toHaveValue('Roses');
    expect(screen.getByText('0 selected')).toBeVisible();
  });

  it('shows an error when the connections cannot be loaded', async () => {
    server.use(mockNetworkError(listConnections));
    open();
    expect(await screen.findByText('Your connections could not be loaded')).toBeVisible();
    expect(screen.getByRole('button', { name: /try again|retry/i })).toBeEnabled();
  });

  it('has no accessibility violations, empty and with results', async () => {
    recordOrders();
    const view = open();
    await findToggle('wix');
    expect(await axe(view.container)).toHaveNoViolations();
    await distribute(view, 'wix');
    await report(view, createPublication('wix', { state: 'failed', error: 'The key is wrong' }));
    await screen.findByRole('button', { name: 'Retry failed only' });
    expect(await axe(view.container)).toHaveNoViolations();
  });
});

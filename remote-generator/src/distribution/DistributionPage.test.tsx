import { listConnections } from '@rankwright/contracts/connections';
import { publishToWix } from '@rankwright/contracts/publishing';
import { answer, disconnect, sampleConnections } from '@rankwright/sdk/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import {
  failure,
  server,
  open,
  toggle,
  title,
  content,
  now,
  fill,
  choose,
  distribute,
} from '../testing/distributionScreen.tsx';

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
    fireEvent.change(field, {
      target: { value: 'https://pictures.example/rose.jpg' },
    });
    const picture = screen.getByRole('img', { name: 'Preview of the image' });
    expect(picture).toHaveAttribute('src', 'https://pictures.example/rose.jpg');
    fireEvent.error(picture);
    expect(screen.getByText(/No image could be loaded from this address/)).toBeVisible();
  });

  it('lists four platforms, each with a badge and a toggle [C-089]', async () => {
    server.use(
      answer(listConnections, {
        success: true,
        connections: sampleConnections('wix'),
      }),
    );
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
    server.use(
      answer(listConnections, {
        success: true,
        connections: sampleConnections('wix'),
      }),
    );
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

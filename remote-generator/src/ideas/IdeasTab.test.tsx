import { generateArticleIdeas, type Idea } from '@rankwright/contracts/articles';
import { getProfile } from '@rankwright/contracts/account';
import { findOverlaps, listGenerations } from '@rankwright/contracts/generations';
import { createScheduledItem, listScheduledItems } from '@rankwright/contracts/planner';
import { formatZonedDate } from '@rankwright/contracts/zonedTime';
import { drafts } from '@rankwright/sdk/drafts';
import { session } from '@rankwright/sdk/session';
import {
  mockReply,
  mockApi,
  mockError,
  renderScreen,
  sampleScheduledItem,
  sampleProfile,
} from '@rankwright/sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import './IdeasTab.tsx';
import { Component as BlogManagementPage } from '../blogManagement/BlogManagementPage.tsx';
import { findFirstFreeDay } from './ideas.model.ts';

const roses: Idea = {
  title: 'Ten mistakes in rose pruning',
  description: 'What goes wrong and how to fix it.',
  keywords: ['rose pruning', 'pruning shears'],
};
const lawn: Idea = {
  ...roses,
  title: 'A lawn in November',
  contentType: 'Listicles',
  difficulty: 'Advanced',
};
const server = mockApi(
  mockReply(getProfile, { success: true, user: sampleProfile() }),
  mockReply(generateArticleIdeas, { success: true, ideas: { articleIdeas: [roses, lawn] } }),
  mockReply(listGenerations, { success: true, generations: [] }),
  mockReply(findOverlaps, { success: true, overlaps: [] }),
);

beforeEach(() => localStorage.clear());
const open = async () => {
  const rendered = renderScreen(<BlogManagementPage />, { at: '/generate-content?tab=ideas' });
  await screen.findByRole('button', { name: 'Get Ideas' });
  return rendered;
};
type User = Awaited<ReturnType<typeof open>>['user'];
const submit = () => screen.getByRole('button', { name: 'Get Ideas' });
const fill = async (user: User) => {
  await user.type(screen.getByRole('textbox', { name: /^Industry/ }), 'Gardening');
  await user.type(screen.getByRole('textbox', { name: /^Target audience/ }), 'hobby gardeners');
};
const generateIdeaList = async (user: User) => {
  await fill(user);
  await user.click(submit());
  await screen.findByRole('list', { name: 'Ideas' });
};
const selectOption = async (user: User, field: string, option: string) => {
  await user.click(screen.getByRole('combobox', { name: field }));
  await user.click(screen.getByRole('option', { name: option }));
};
const listOptions = async (user: User, field: string) => {
  await user.click(screen.getByRole('combobox', { name: field }));
  const names = screen.getAllByRole('option').map(({ textContent }) => textContent);
  await user.keyboard('{Escape}');
  return names;
};

describe('article ideas', () => {
  it('requires an industry and a target audience [C-068]', async () => {
    const { user } = await open();
    expect(submit()).toBeDisabled();
    expect(submit()).toHaveAccessibleDescription('Fill in industry and audience.');
    await user.type(screen.getByRole('textbox', { name: /^Industry/ }), 'Gardening');
    expect(submit()).toBeDisabled();
    await user.type(screen.getByRole('textbox', { name: /^Target audience/ }), 'hobby gardeners');
    expect(submit()).toBeEnabled();
  });

  it('offers 5, 10, 15 or 20 ideas, 10 by default [C-069]', async () => {
    const { user } = await open();
    expect(screen.getByRole('combobox', { name: 'Number of ideas' })).toHaveTextContent('10');
    expect(await listOptions(user, 'Number of ideas')).toEqual(['5', '10', '15', '20']);
  });

  it('offers the seven content types and sends All Types as empty [C-070]', async () => {
    const sent: unknown[] = [];
    server.use(
      mockReply(generateArticleIdeas, ({ body }) => {
        sent.push(body);
        return { success: true as const, ideas: { articleIdeas: [roses] } };
      }),
    );
    const { user } = await open();
    expect(await listOptions(user, 'Content type')).toEqual([
      'All Types',
      'How-to Guides',
      'Listicles',
      'Case Studies',
      'Industry News',
      'Best Practices',
      'Comparisons',
    ]);
    await generateIdeaList(user);
    expect(sent[0]).toMatchObject({ contentType: '', numberOfIdeas: 10, industry: 'Gardening' });
    await selectOption(user, 'Content type', 'Comparisons');
    await selectOption(user, 'Number of ideas', '5');
    await user.click(submit());
    await waitFor(() => expect(sent[1]).toMatchObject({ contentType: 'Comparisons', numberOfIdeas: 5 }));
  });

  it('shows title, description, keywords, type (default Guide) and difficulty (default Intermediate) [C-071]', async () => {
    const { user } = await open();
    await generateIdeaList(user);
    const first = screen.getByRole('listitem', { name: roses.title });
    expect(first).toHaveTextContent(roses.description);
    expect(first).toHaveTextContent('Guide · Intermediate');
    for (const keyword of roses.keywords) expect(within(first).getByText(keyword)).toBeVisible();
    expect(screen.getByRole('listitem', { name: lawn.title })).toHaveTextContent('Listicles · Advanced');
  });

  it('shows an error when generating ideas fails [C-072]', async () => {
    server.use(mockError(generateArticleIdeas, 'IDEAS_FAILED'));
    const { user } = await open();
    await fill(user);
    await user.click(submit());
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to generate article ideas');
    expect(screen.getByRole('textbox', { name: /^Industry/ })).toHaveValue('Gardening');
  });

  it('opens an idea in the generator with keyword, audience and title [C-073]', async () => {
    const { user, router } = await open();
    await generateIdeaList(user);
    await user.click(screen.getByRole('button', { name: `Write “${roses.title}”` }));
    expect(router.state.location.search).toBe('');
    expect(await screen.findByRole('textbox', { name: /^Primary keyword/ })).toHaveValue('rose pruning');
    expect(screen.getByRole('textbox', { name: /^Secondary keywords/ })).toHaveValue('pruning shears');
    expect(screen.getByRole('textbox', { name: /^Target audience/ })).toHaveValue('hobby gardeners');
    expect(screen.getByRole('textbox', { name: 'Article title' })).toHaveValue(roses.title);
  });

  it('plans an idea on the first free day of the calendar [C-073]', async () => {
    const today = formatZonedDate(new Date(), 'America/New_York');
    const tomorrow = findFirstFreeDay(today, new Set(), 60) ?? '';
    const free = findFirstFreeDay(today, new Set([tomorrow]), 60);
    let sent: unknown;
    server.use(
      mockReply(listScheduledItems, {
        success: true,
        content: [sampleScheduledItem({ scheduledDate: tomorrow })],
      }),
      mockReply(createScheduledItem, ({ body }) => {
        sent = body;
        return { success: true as const, ...sampleScheduledItem({ scheduledDate: free }) };
      }),
    );
    const { user } = await open();
    await generateIdeaList(user);
    await user.click(screen.getByRole('button', { name: `Plan “${roses.title}”` }));
    expect(await screen.findByRole('link', { name: /^Planned for/ })).toHaveAttribute(
      'href',
      `/content-planner?month=${free?.slice(0, 7)}`,
    );
    expect(sent).toMatchObject({ title: roses.title, keywords: roses.keywords, scheduledDate: free });
  });

  it('restores the ideas after leaving the page', async () => {
    const { user, unmount } = await open();
    await generateIdeaList(user);
    unmount();
    await open();
    expect(screen.getByRole('listitem', { name: roses.title })).toBeVisible();
    expect(drafts.read(session.current().userId, 'ideas-found')).not.toBeNull();
  });

  it('has no accessibility violations', async () => {
    const { user, container } = await open();
    expect(await axe(container)).toHaveNoViolations();
    await generateIdeaList(user);
    expect(await axe(container)).toHaveNoViolations();
  });
});

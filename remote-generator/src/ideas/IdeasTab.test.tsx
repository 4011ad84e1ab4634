import { generateIdeas, type Idea } from '@rankwright/contracts/articles';
import { getProfile } from '@rankwright/contracts/account';
import { ideaContentTypes } from '@rankwright/contracts/limits';
import { createScheduledContent, listScheduledContent } from '@rankwright/contracts/planner';
import { zonedDate } from '@rankwright/contracts/zonedTime';
import { drafts } from '@rankwright/sdk/drafts';
import { session } from '@rankwright/sdk/session';
import { answer, mockApi, refuse, renderScreen, sampleItem, sampleProfile } from '@rankwright/sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { Component as BlogManagementPage } from '../blogManagement/BlogManagementPage.tsx';
import { firstFreeDay } from './ideas.model.ts';

const roses: Idea = {
  title: 'Ten mistakes in rose pruning',
  description: 'What goes wrong and how to mend it.',
  keywords: ['rose pruning', 'pruning shears'],
};
const lawn: Idea = {
  ...roses,
  title: 'A lawn in November',
  contentType: 'Listicles',
  difficulty: 'Advanced',
};
const server = mockApi(
  answer(getProfile, { success: true, user: sampleProfile() }),
  answer(generateIdeas, { success: true, ideas: { articleIdeas: [roses, lawn] } }),
);

beforeEach(() => localStorage.clear());
const open = () => renderScreen(<BlogManagementPage />, { at: '/generate-content?tab=ideas' });
const submit = () => screen.getByRole('button', { name: 'Get Ideas' });
const fill = async (user: ReturnType<typeof open>['user']) => {
  await user.type(screen.getByRole('textbox', { name: /^Industry/ }), 'Gardening');
  await user.type(screen.getByRole('textbox', { name: /^Target audience/ }), 'hobby gardeners');
};
const ask = async (user: ReturnType<typeof open>['user']) => {
  await fill(user);
  await user.click(submit());
  await screen.findByRole('list', { name: 'Ideas' });
};
const pick = async (user: ReturnType<typeof open>['user'], field: string, option: string) => {
  await user.click(screen.getByRole('combobox', { name: field }));
  await user.click(screen.getByRole('option', { name: option }));
};
const optionsOf = async (user: ReturnType<typeof open>['user'], field: string) => {
  await user.click(screen.getByRole('combobox', { name: field }));
  const names = screen.getAllByRole('option').map(({ textContent }) => textContent);
  await user.keyboard('{Escape}');
  return names;
};

describe('article ideas', () => {
  it('need an industry and a target audience [C-068]', async () => {
    const { user } = open();
    expect(submit()).toBeDisabled();
    expect(submit()).toHaveAccessibleDescription('Fill in industry and audience.');
    await user.type(screen.getByRole('textbox', { name: /^Industry/ }), 'Gardening');
    expect(submit()).toBeDisabled();
    await user.type(screen.getByRole('textbox', { name: /^Target audience/ }), 'hobby gardeners');
    expect(submit()).toBeEnabled();
  });

  it('come in fives up to twenty, ten unless told otherwise [C-069]', async () => {
    const { user } = open();
    expect(screen.getByRole('combobox', { name: 'Number of ideas' })).toHaveTextContent('10');
    expect(await optionsOf(user, 'Number of ideas')).toEqual(['5', '10', '15', '20']);
  });

  it('are of the seven types listed; All Types is sent as empty [C-070]', async () => {
    const sent: unknown[] = [];
    server.use(
      answer(generateIdeas, ({ body }) => {
        sent.push(body);
        return { success: true as const, ideas: { articleIdeas: [roses] } };
      }),
    );
    const { user } = open();
    expect(await optionsOf(user, 'Content type')).toEqual(['All Types', ...ideaContentTypes]);
    await ask(user);
    expect(sent[0]).toMatchObject({ contentType: '', numberOfIdeas: 10, industry: 'Gardening' });
    await pick(user, 'Content type', 'Comparisons');
    await pick(user, 'Number of ideas', '5');
    await user.click(submit());
    await waitFor(() => expect(sent[1]).toMatchObject({ contentType: 'Comparisons', numberOfIdeas: 5 }));
  });

  it('show title, description, keywords, type (else Guide) and difficulty (else Intermediate) [C-071]', async () => {
    const { user } = open();
    await ask(user);
    const first = screen.getByRole('listitem', { name: roses.title });
    expect(first).toHaveTextContent(roses.description);
    expect(first).toHaveTextContent('Guide · Intermediate');
    for (const keyword of roses.keywords) expect(within(first).getByText(keyword)).toBeVisible();
    expect(screen.getByRole('listitem', { name: lawn.title })).toHaveTextContent('Listicles · Advanced');
  });

  it('say when they could not be had [C-072]', async () => {
    server.use(refuse(generateIdeas, 'IDEAS_FAILED'));
    const { user } = open();
    await fill(user);
    await user.click(submit());
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to generate article ideas');
    expect(screen.getByRole('textbox', { name: /^Industry/ })).toHaveValue('Gardening');
  });

  it('go to the generator in one click, with keyword, audience and title [C-073]', async () => {
    const { user, router } = open();
    await ask(user);
    await user.click(screen.getByRole('button', { name: `Write “${roses.title}”` }));
    expect(router.state.location.search).toBe('');
    expect(await screen.findByRole('textbox', { name: /^Primary keyword/ })).toHaveValue('rose pruning');
    expect(screen.getByRole('textbox', { name: /^Secondary keywords/ })).toHaveValue('pruning shears');
    expect(screen.getByRole('textbox', { name: /^Target audience/ })).toHaveValue('hobby gardeners');
    expect(screen.getByRole('textbox', { name: 'Title of the article' })).toHaveValue(roses.title);
  });

  it('go to the first free day of the calendar in one click [C-073]', async () => {
    const today = zonedDate(new Date(), 'America/New_York');
    const tomorrow = firstFreeDay(today, new Set(), 60) ?? '';
    const free = firstFreeDay(today, new Set([tomorrow]), 60);
    let sent: unknown;
    server.use(
      answer(listScheduledContent, { success: true, content: [sampleItem({ scheduledDate: tomorrow })] }),
      answer(createScheduledContent, ({ body }) => {
        sent = body;
        return { success: true as const, ...sampleItem({ scheduledDate: free }) };
      }),
    );
    const { user } = open();
    await ask(user);
    await user.click(screen.getByRole('button', { name: `Plan “${roses.title}”` }));
    expect(await screen.findByRole('link', { name: /^Planned for/ })).toHaveAttribute(
      'href',
      `/content-planner?month=${free?.slice(0, 7)}`,
    );
    expect(sent).toMatchObject({ title: roses.title, keywords: roses.keywords, scheduledDate: free });
  });

  it('stay after a visit elsewhere', async () => {
    const { user, unmount } = open();
    await ask(user);
    unmount();
    open();
    expect(screen.getByRole('listitem', { name: roses.title })).toBeVisible();
    expect(drafts.read(session.current().userId, 'ideas-found')).not.toBeNull();
  });

  it('have no accessibility fault', async () => {
    const { user, container } = open();
    expect(await axe(container)).toHaveNoViolations();
    await ask(user);
    expect(await axe(container)).toHaveNoViolations();
  });
});

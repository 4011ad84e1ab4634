import { getProfile } from '@rankwright/contracts/account';
import {
  createArticle,
  generateArticle,
  getArticle,
  proposeOutline,
  streamArticle,
  type GenerationEvent,
} from '@rankwright/contracts/articles';
import { getSubscription } from '@rankwright/contracts/billing';
import { listConnections } from '@rankwright/contracts/connections';
import { drafts } from '@rankwright/sdk/drafts';
import { session } from '@rankwright/sdk/session';
import {
  answer,
  disconnect,
  mockApi,
  refuse,
  renderScreen,
  sampleConnections,
  sampleProfile,
} from '@rankwright/sdk/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { Component as BlogManagementPage } from '../blogManagement/BlogManagementPage.tsx';
import { sampleArticle } from '../testing/samples.ts';
import { streamed } from '../testing/streamed.ts';

const article = sampleArticle();
const beginning: GenerationEvent[] = [
  { type: 'stage', stage: 'outline', section: 0, sections: 5 },
  { type: 'stage', stage: 'writing', section: 3, sections: 5 },
  { type: 'text', text: '## When\n\nRose pruning is ' },
];
const whole: GenerationEvent[] = [
  ...beginning,
  { type: 'text', text: 'work for late winter.' },
  { type: 'article', article },
];
const server = mockApi(
  answer(getProfile, { success: true, user: sampleProfile() }),
  answer(listConnections, { success: true, connections: sampleConnections() }),
  refuse(getSubscription, 'SUBSCRIPTION_MISSING'),
  answer(getArticle, { success: true, article }),
  streamed(whole),
);

beforeEach(() => localStorage.clear());
const open = (at = '/generate-content') => renderScreen(<BlogManagementPage />, { at });
const field = (name: string) => screen.getByRole('textbox', { name: new RegExp(`^${name}`) });
const set = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const fill = () => {
  set('Primary keyword', 'rose pruning');
  set('Industry', 'Gardening');
  set('Target audience', 'hobby gardeners');
};
const submit = () => screen.getByRole('button', { name: 'Generate Article' });
const written = () => screen.findByRole('region', { name: 'Article' });

describe('Blog Management', () => {
  it('has its title and three tabs, of which the open one stands in the address [C-040]', async () => {
    const { user, router } = open();
    expect(screen.getByRole('heading', { level: 1, name: 'Blog Management' })).toBeVisible();
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Generate Article',
      'Rewrite Content',
      'Get Article Ideas',
    ]);
    await user.click(screen.getByRole('tab', { name: 'Get Article Ideas' }));
    expect(router.state.location.search).toBe('?tab=ideas');
  });
});

describe('the form', () => {
  it('asks for keywords, industry, audience and word count [C-041]', () => {
    open();
    for (const name of ['Primary keyword', 'Secondary keywords', 'Industry', 'Target audience'])
      expect(field(name)).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Word count' })).toBeVisible();
  });

  it('can be sent once keyword, industry and audience are filled [C-042]', () => {
    open();
    expect(submit()).toBeDisabled();
    expect(submit()).toHaveAccessibleDescription('Fill in keyword, industry and audience.');
    set('Primary keyword', 'rose pruning');
    set('Industry', 'Gardening');
    set('Target audience', '   ');
    expect(submit()).toBeDisabled();
    set('Target audience', 'hobby gardeners');
    expect(submit()).toBeEnabled();
  });

  it('offers 500, 800, 1200 and 1500 words; 800 unless told otherwise [C-043]', async () => {
    const { user } = open();
    const box = screen.getByRole('combobox', { name: 'Word count' });
    expect(box).toHaveTextContent('800');
    await user.click(box);
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      '500',
      '800',
      '1200',
      '1500',
    ]);
  });

  it('keeps what was typed through a reload [C-059]', () => {
    const { unmount } = open();
    fill();
    unmount();
    open();
    expect(field('Primary keyword')).toHaveValue('rose pruning');
    expect(submit()).toBeEnabled();
  });

  it('takes a keyword from the address', async () => {
    const { router } = open('/generate-content?keyword=climbing%20roses');
    await waitFor(() => expect(field('Primary keyword')).toHaveValue('climbing roses'));
    expect(router.state.location.search).toBe('');
  });

  it('has no accessibility fault', async () => {
    const { container } = open();
    expect(await axe(container)).toHaveNoViolations();
  });
});

describe('the outline', () => {
  const propose = async (user: ReturnType<typeof open>['user']) => {
    server.use(
      answer(proposeOutline, { success: true, title: 'Roses in winter', outline: ['When', 'How', 'Tools'] }),
    );
    fill();
    await user.click(screen.getByRole('button', { name: 'Propose an outline first' }));
    return screen.findByRole('region', { name: 'Outline' });
  };
  const headings = () =>
    within(screen.getByRole('list', { name: 'Headings' }))
      .getAllByRole<HTMLInputElement>('textbox')
      .map(({ value }) => value);

  it('is proposed, edited, and written to', async () => {
    let sent: unknown;
    server.use(
      refuse(streamArticle, 'UNAVAILABLE'),
      answer(proposeOutline, { success: true, title: 'Roses in winter', outline: ['When', 'How', 'Tools'] }),
    );
    const { user } = open();
    await propose(user);
    await user.click(screen.getByRole('button', { name: 'Move heading 3 up' }));
    await user.click(screen.getByRole('button', { name: 'Remove heading 1' }));
    await user.click(screen.getByRole('button', { name: 'Add heading' }));
    fireEvent.change(screen.getByRole('textbox', { name: 'Heading 3' }), { target: { value: 'Care' } });
    expect(headings()).toEqual(['Tools', 'How', 'Care']);
    server.use(
      disconnect(streamArticle),
      answer(generateArticle, ({ body }) => {
        sent = body;
        return { success: true as const, article };
      }),
    );
    await user.click(submit());
    await written();
    expect(sent).toMatchObject({ title: 'Roses in winter', outline: ['Tools', 'How', 'Care'] });
  });

  it('can be skipped', async () => {
    const { user } = open();
    const outline = await propose(user);
    await user.click(within(outline).getByRole('button', { name: 'Skip the outline' }));
    expect(outline).not.toBeInTheDocument();
    expect(submit()).toBeEnabled();
  });

  it('has no accessibility fault', async () => {
    const { user, container } = open();
    await propose(user);
    expect(await axe(container)).toHaveNoViolations();
  });
});

describe('writing', () => {
  it('shows the result in a Preview or an Edit view [C-044]', async () => {
    const { user, router } = open();
    fill();
    await user.click(submit());
    await written();
    expect(screen.getByRole('tab', { name: 'Preview', selected: true })).toBeVisible();
    expect(await screen.findByText('Rose pruning is work for late winter.')).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'Edit' }));
    expect(await screen.findByRole('textbox', { name: 'Title' })).toHaveValue(article.title);
    expect(router.state.location.search).toBe(`?article=${article.id}`);
  });

  it('shows stages and words as they come; Stop keeps what was written so far [C-058]', async () => {
    let kept: unknown;
    server.use(
      streamed(beginning, 'open'),
      answer(createArticle, ({ body }) => {
        kept = body;
        return { success: true as const, article };
      }),
    );
    const { user } = open();
    fill();
    await user.click(submit());
    expect(await screen.findByRole('progressbar', { name: 'Writing 3 of 5' })).toHaveAttribute(
      'aria-valuenow',
      '38',
    );
    expect(await screen.findByText('Rose pruning is')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Stop' }));
    expect(await screen.findByText('Stopped')).toBeVisible();
    expect(screen.getByText('Rose pruning is')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Keep this text' }));
    await written();
    expect(kept).toEqual({ title: 'rose pruning', content: '## When\n\nRose pruning is ' });
  });

  it('finds a text again that was being written when the window closed', async () => {
    server.use(streamed(beginning, 'open'));
    const { user, unmount } = open();
    fill();
    await user.click(submit());
    await screen.findByText('Rose pruning is');
    await user.click(screen.getByRole('button', { name: 'Stop' }));
    unmount();
    open();
    expect(await screen.findByText('Found again')).toBeVisible();
    expect(await screen.findByText('Rose pruning is')).toBeVisible();
  });

  it('asks for the whole article when the stream breaks', async () => {
    server.use(streamed(beginning, 'broken'), answer(generateArticle, { success: true, article }));
    const { user } = open();
    fill();
    await user.click(submit());
    await written();
    expect(drafts.read(session.current().userId, 'generation')).toBeNull();
  });

  it('says "Failed to generate article" when it failed [C-047]', async () => {
    server.use(refuse(streamArticle, 'GENERATION_FAILED'));
    const { user } = open();
    fill();
    await user.click(submit());
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to generate article');
    expect(submit()).toBeEnabled();
    expect(field('Primary keyword')).toHaveValue('rose pruning');
  });

  it('says why the writer declined, in its own words', async () => {
    server.use(
      streamed([
        ...beginning.slice(0, 1),
        { type: 'error', code: 'GENERATION_REFUSED', message: 'The writer declined this topic.' },
      ]),
    );
    const { user } = open();
    fill();
    await user.click(submit());
    expect(await screen.findByRole('alert')).toHaveTextContent('The writer declined this topic.');
  });

  it('unwraps a text that arrives in a JSON block [C-055]', async () => {
    const inner = JSON.stringify({ title: 'Unwrapped roses', content: 'Cut in March.' });
    const wrapped = sampleArticle({ title: 'x', content: `\`\`\`json\n${inner}\n\`\`\`` });
    server.use(
      streamed([{ type: 'article', article: wrapped }]),
      answer(getArticle, { success: true, article: wrapped }),
    );
    const { user } = open();
    fill();
    await user.click(submit());
    expect(await screen.findByRole('heading', { name: 'Unwrapped roses' })).toBeVisible();
    expect(await screen.findByText('Cut in March.')).toBeVisible();
  });

  it('labels what the offline writer wrote [C-056]', async () => {
    const offline = sampleArticle({
      provenance: { writer: 'offline', model: null, promptVersion: null, durationMs: 5 },
    });
    server.use(answer(getArticle, { success: true, article: offline }));
    open(`/generate-content?article=${offline.id}`);
    expect(
      await screen.findByText('Written by the built-in offline writer, not by an AI model'),
    ).toBeVisible();
  });

  it('says that there is nothing to save yet [C-045]', async () => {
    const { user } = open();
    await user.keyboard('{Control>}s{/Control}');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'No article to save. Please generate an article first.',
    );
  });
});

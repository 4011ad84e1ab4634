import { getContentHistory, proposeOutline } from '@rankwright/contracts/articles';
import { startGeneration } from '@rankwright/contracts/generations';
import { mockReply, sampleGeneration, sampleId } from '@rankwright/sdk/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import {
  server,
  open,
  getField,
  setField,
  fill,
  getSubmitButton,
  findArticle,
} from '../testing/generateScreen.tsx';
import { historyPage, sampleRow } from '../testing/samples.ts';

describe('Blog Management', () => {
  it('has its title, three tabs, with the open tab in the URL, and the Schedule Article dialog [C-040]', async () => {
    const { user, router } = open();
    expect(screen.getByRole('heading', { level: 1, name: 'Blog Management' })).toBeVisible();
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Generate Article',
      'Rewrite Content',
      'Get Article Ideas',
    ]);
    await user.click(screen.getByRole('tab', { name: 'Get Article Ideas' }));
    expect(router.state.location.search).toBe('?tab=ideas');
    await user.click(screen.getByRole('button', { name: 'Schedule Article' }));
    const dialog = await screen.findByRole('dialog', { name: 'Schedule Article' });
    expect(within(dialog).getByLabelText(/^Title/)).toHaveValue('');
  });
});

it('links to the next planned articles, which have no text yet', async () => {
  const asked: string[] = [];
  server.use(
    mockReply(getContentHistory, ({ query }) => {
      asked.push(`${query.get('type') ?? ''} ${query.get('sort') ?? ''} ${query.get('order') ?? ''}`);
      return historyPage([
        sampleRow({ id: sampleId(601), title: 'Missed', type: 'scheduled', scheduledDate: '2020-01-01' }),
        sampleRow({
          ...{ id: sampleId(602), articleId: sampleId(702), title: 'Mulch before frost', type: 'scheduled' },
          ...{ scheduledDate: '2099-11-24', volume: 1200 },
        }),
      ]);
    }),
  );
  open();
  const plan = await screen.findByRole('region', { name: 'Next in your plan' });
  expect(
    within(plan)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Mulch before frostTuesday, November 24, 2099 · 1,200 words']);
  expect(within(plan).getByRole('link')).toHaveAttribute(
    'href',
    `/generate-content?article=${sampleId(702)}`,
  );
  expect(asked).toEqual(['scheduled planned asc']);
});

describe('the generation form', () => {
  it('has fields for keywords, industry, audience and word count [C-041]', () => {
    open();
    for (const name of ['Primary keyword', 'Secondary keywords', 'Industry', 'Target audience'])
      expect(getField(name)).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Word count' })).toBeVisible();
  });

  it('enables Generate Article once keyword, industry and audience are filled [C-042]', () => {
    open();
    expect(getSubmitButton()).toBeDisabled();
    expect(getSubmitButton()).toHaveAccessibleDescription('Fill in keyword, industry and audience.');
    setField('Primary keyword', 'rose pruning');
    setField('Industry', 'Gardening');
    setField('Target audience', '   ');
    expect(getSubmitButton()).toBeDisabled();
    setField('Target audience', 'hobby gardeners');
    expect(getSubmitButton()).toBeEnabled();
  });

  it('offers 500, 800, 1200 and 1500 words, 800 by default [C-043]', async () => {
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

  it('restores what was typed after a reload [C-059]', () => {
    const { unmount } = open();
    fill();
    unmount();
    open();
    expect(getField('Primary keyword')).toHaveValue('rose pruning');
    expect(getSubmitButton()).toBeEnabled();
  });

  it('fills in the keyword from the URL', async () => {
    const { router } = open('/generate-content?keyword=climbing%20roses');
    await waitFor(() => expect(getField('Primary keyword')).toHaveValue('climbing roses'));
    expect(router.state.location.search).toBe('');
  });

  it('has no accessibility violations', async () => {
    const { container } = open();
    expect(await axe(container)).toHaveNoViolations();
  });
});

describe('the outline', () => {
  const propose = async (user: ReturnType<typeof open>['user']) => {
    server.use(
      mockReply(proposeOutline, {
        success: true,
        title: 'Roses in winter',
        outline: ['When', 'How', 'Tools'],
      }),
    );
    fill();
    await user.click(screen.getByRole('button', { name: 'Propose an outline first' }));
    return screen.findByRole('region', { name: 'Outline' });
  };
  const getHeadings = () =>
    within(screen.getByRole('list', { name: 'Headings' }))
      .getAllByRole<HTMLInputElement>('textbox')
      .map(({ value }) => value);

  it('can be proposed and edited, and is sent with the request', async () => {
    let sent: unknown;
    const { user } = open();
    await propose(user);
    await user.click(screen.getByRole('button', { name: 'Move heading 3 up' }));
    await user.click(screen.getByRole('button', { name: 'Remove heading 1' }));
    await user.click(screen.getByRole('button', { name: 'Add heading' }));
    fireEvent.change(screen.getByRole('textbox', { name: 'Heading 3' }), {
      target: { value: 'Care' },
    });
    expect(getHeadings()).toEqual(['Tools', 'How', 'Care']);
    server.use(
      mockReply(startGeneration, ({ body }) => {
        sent = body;
        return { success: true as const, generation: sampleGeneration({ state: 'done' }) };
      }),
    );
    await user.click(getSubmitButton());
    await findArticle();
    expect(sent).toMatchObject({
      title: 'Roses in winter',
      outline: ['Tools', 'How', 'Care'],
    });
  });

  it('is removed when Skip outline is pressed', async () => {
    const { user } = open();
    const outline = await propose(user);
    await user.click(within(outline).getByRole('button', { name: 'Skip outline' }));
    expect(outline).not.toBeInTheDocument();
    expect(getSubmitButton()).toBeEnabled();
  });

  it('has no accessibility violations', async () => {
    const { user, container } = open();
    await propose(user);
    expect(await axe(container)).toHaveNoViolations();
  });
});

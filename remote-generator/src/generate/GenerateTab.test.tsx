import { generateArticle, proposeOutline, streamArticle } from '@rankwright/contracts/articles';
import { answer, disconnect, refuse } from '@rankwright/sdk/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { article, server, open, field, set, fill, submit, written } from '../testing/generateScreen.tsx';

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
      answer(proposeOutline, {
        success: true,
        title: 'Roses in winter',
        outline: ['When', 'How', 'Tools'],
      }),
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
      answer(proposeOutline, {
        success: true,
        title: 'Roses in winter',
        outline: ['When', 'How', 'Tools'],
      }),
    );
    const { user } = open();
    await propose(user);
    await user.click(screen.getByRole('button', { name: 'Move heading 3 up' }));
    await user.click(screen.getByRole('button', { name: 'Remove heading 1' }));
    await user.click(screen.getByRole('button', { name: 'Add heading' }));
    fireEvent.change(screen.getByRole('textbox', { name: 'Heading 3' }), {
      target: { value: 'Care' },
    });
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
    expect(sent).toMatchObject({
      title: 'Roses in winter',
      outline: ['Tools', 'How', 'Care'],
    });
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

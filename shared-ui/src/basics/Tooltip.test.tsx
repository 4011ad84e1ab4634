import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RankwrightTheme } from '../theme/RankwrightTheme.tsx';
import { Tooltip } from '../overlays.ts';

const onClick = jest.fn();
const onFocus = jest.fn();

const expectNoTooltip = () => waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());

const renderTooltip = (props: { open?: boolean } = {}) => {
  render(
    <RankwrightTheme>
      <Tooltip title="Search and commands" {...props}>
        <button onClick={onClick} onFocus={onFocus}>
          <svg />
        </button>
      </Tooltip>
    </RankwrightTheme>,
  );
};

it('names its child, and keeps its focus and clicks while its code loads', async () => {
  renderTooltip();
  const user = userEvent.setup();
  const button = screen.getByRole('button', { name: 'Search and commands' });
  await user.tab();
  expect(button).toHaveFocus();
  expect(onFocus).toHaveBeenCalledTimes(1);
  await user.click(button);
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Search and commands');
  expect(screen.getByRole('button')).toBe(button);
  expect(button).toHaveFocus();
});

it('closes by Escape and when the pointer leaves', async () => {
  renderTooltip();
  const user = userEvent.setup();
  await user.hover(screen.getByRole('button'));
  await screen.findByRole('tooltip');
  await user.keyboard('{Escape}');
  await expectNoTooltip();
  await user.unhover(screen.getByRole('button'));
  await user.hover(screen.getByRole('button'));
  await screen.findByRole('tooltip');
  await user.unhover(screen.getByRole('button'));
  await expectNoTooltip();
});

it('is shown at its child when its parent opens it', async () => {
  renderTooltip({ open: true });
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Search and commands');
});

import { act, fireEvent, render, screen } from '@testing-library/react';
import { Button } from '../core.ts';
import { Tooltip } from '../overlays.ts';
import { RankwrightTheme } from './RankwrightTheme.tsx';

const advanceTime = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const enter = (name: string) => fireEvent.mouseOver(screen.getByRole('button', { name }));
const leave = (name: string) => fireEvent.mouseLeave(screen.getByRole('button', { name }));

describe('tooltips', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    render(
      <RankwrightTheme>
        {['Cut', 'Copy'].map((name) => (
          <Tooltip key={name} title={`${name} the rose`} describeChild>
            <Button>{name}</Button>
          </Tooltip>
        ))}
      </RankwrightTheme>,
    );
  });
  afterEach(() => void jest.useRealTimers());

  it('open after 700 ms [A-194]', () => {
    enter('Cut');
    advanceTime(699);
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
    advanceTime(1);
    expect(screen.getByRole('tooltip')).toHaveTextContent('Cut the rose');
  });

  it('open after 300 ms when another was open just before [A-194]', () => {
    enter('Cut');
    advanceTime(700);
    leave('Cut');
    advanceTime(1);
    enter('Copy');
    advanceTime(299);
    expect(screen.queryByText('Copy the rose')).not.toBeInTheDocument();
    advanceTime(1);
    expect(screen.getByText('Copy the rose')).toBeInTheDocument();
  });
});

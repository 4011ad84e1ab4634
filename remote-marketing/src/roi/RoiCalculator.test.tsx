import { renderScreen } from '@rankwright/sdk/testing';
import { fireEvent, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { RoiCalculator } from './RoiCalculator.tsx';

const slider = (name: string) => screen.getByRole('slider', { name });
const open = () => renderScreen(<RoiCalculator />, { signedIn: false });

describe('the ROI calculator', () => {
  it.each([
    ['Monthly traffic', '100', '10000', '100', '1000', '1,000 visitors', '[A-039]'],
    ['Conversion rate', '0.5', '10', '0.1', '2.5', '2.5%', '[A-040]'],
    ['Average sale', '10', '1000', '10', '100', '$100', '[A-041]'],
    ['Traffic increase', '10', '100', '5', '30', '30%', '[A-042]'],
  ])(
    '%s ranges from %s to %s in steps of %s and starts at %s, announced as %s %s',
    (name, min, max, step, value, words) => {
      open();
      expect(slider(name)).toHaveAttribute('min', min);
      expect(slider(name)).toHaveAttribute('max', max);
      expect(slider(name)).toHaveAttribute('step', step);
      expect(slider(name)).toHaveValue(Number(value) === 2.5 ? '2.5' : value);
      expect(slider(name)).toHaveAttribute('aria-valuetext', words);
    },
  );

  it('shows the cost of $99 a month and $1,188 a year and the formula [A-043]', async () => {
    const { container } = open();
    expect(screen.getByText(/times 12, less \$99 per month \(\$1,188 a year\)/)).toBeInTheDocument();
    expect(screen.getByText('$1,188').textContent.replace(/\D/g, '')).toBe('1188');
    expect(await axe(container)).toHaveNoViolations();
  });

  it('updates the result when a slider changes [A-044]', () => {
    open();
    expect(screen.getByText('$750')).toBeInTheDocument();
    expect(screen.getByText(/\$7,812 left after a year, 658% return/)).toBeInTheDocument();
    fireEvent.change(slider('Monthly traffic'), { target: { value: '2000' } });
    expect(screen.getByText('$1,500')).toBeInTheDocument();
    fireEvent.change(slider('Traffic increase'), { target: { value: '10' } });
    fireEvent.change(slider('Monthly traffic'), { target: { value: '100' } });
    expect(screen.getByText(/\$888 short of the yearly cost/)).toBeInTheDocument();
  });
});

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { GateOverlay } from './GateOverlay.tsx';

it('shows only the Upgrade button when compact [A-171]', async () => {
  const upgrade = jest.fn();
  const { container } = render(
    <GateOverlay compact features={['Priority support']} onUpgrade={upgrade}>
      <p>The planner</p>
    </GateOverlay>,
  );
  expect(container).toHaveTextContent(/^Upgrade$/);
  expect(await axe(container)).toHaveNoViolations();
  await userEvent.click(screen.getByRole('button', { name: 'Upgrade' }));
  expect(upgrade).toHaveBeenCalledTimes(1);
});

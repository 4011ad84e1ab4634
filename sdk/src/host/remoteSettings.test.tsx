import { screen } from '@testing-library/react';
import { renderScreen } from '../testing/renderScreen.tsx';
import { useConfig, useFlag } from './remoteSettings.ts';

const Screen = () => (
  <p>
    {useFlag('weekView') ? 'by week' : 'by month'}, {useConfig('pageSize', 50)} rows
  </p>
);

describe('settings of the remote on screen', () => {
  it('are off and at their default until the deployment sets them', () => {
    renderScreen(<Screen />);
    expect(screen.getByText('by month, 50 rows')).toBeInTheDocument();
  });

  it('are what the deployment has set', () => {
    renderScreen(<Screen />, { flags: ['weekView'], config: { pageSize: 20 } });
    expect(screen.getByText('by week, 20 rows')).toBeInTheDocument();
  });

  it('keep their default when the value has another type', () => {
    renderScreen(<Screen />, { config: { pageSize: 'many' } });
    expect(screen.getByText('by month, 50 rows')).toBeInTheDocument();
  });
});

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { Link, NavLink, type LinkProps } from './Link.tsx';

const Address = () => {
  const location = useLocation();
  return <output>{`${location.pathname} ${JSON.stringify(location.state)}`}</output>;
};

const renderLink = (props: Partial<LinkProps> = {}, at = '/settings') =>
  render(
    <MemoryRouter initialEntries={[at]}>
      <Link to="/billing" {...props}>
        Billing
      </Link>
      <Address />
    </MemoryRouter>,
  );

const getLink = () => screen.getByRole('link', { name: 'Billing' });

describe('a link within the app', () => {
  it('opens its page without a new document, with its state', async () => {
    renderLink({ state: { from: 'settings' } });
    expect(getLink()).toHaveAttribute('href', '/billing');
    await userEvent.click(getLink());
    expect(screen.getByRole('status')).toHaveTextContent('/billing {"from":"settings"}');
  });

  it('stays when its own click handler prevents it', async () => {
    renderLink({ onClick: (event) => event.preventDefault() });
    await userEvent.click(getLink());
    expect(screen.getByRole('status')).toHaveTextContent('/settings');
  });

  it.each(['Control', 'Shift', 'Meta'])('leaves a click with %s to the browser', async (key) => {
    renderLink();
    const user = userEvent.setup();
    await user.keyboard(`{${key}>}`);
    await user.click(getLink());
    expect(screen.getByRole('status')).toHaveTextContent('/settings');
  });

  it('leaves a link into another tab to the browser', async () => {
    renderLink({ target: '_blank' });
    await userEvent.click(getLink());
    expect(screen.getByRole('status')).toHaveTextContent('/settings');
  });
});

describe('a link of the navigation', () => {
  it.each([
    ['/settings', true],
    ['/settings/email', true],
    ['/Settings', true],
    ['/settings-old', false],
    ['/', false],
  ])('on %s is current: %s', (at, isCurrent) => {
    render(
      <MemoryRouter initialEntries={[at]}>
        <NavLink to="/settings" className="item">
          Settings
        </NavLink>
      </MemoryRouter>,
    );
    const link = screen.getByRole('link', { name: 'Settings' });
    expect(link).toHaveClass('item');
    expect(link.classList.contains('active')).toBe(isCurrent);
    expect(link.getAttribute('aria-current')).toBe(isCurrent ? 'page' : null);
  });
});

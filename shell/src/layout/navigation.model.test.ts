import type { NavigationEntry } from '@rankwright/contracts/remote';
import { paths } from '@rankwright/contracts/paths';
import type { HostedRoute } from '../hostContext/HostContext.ts';
import { listNavigationItems } from './navigation.model.ts';

const createRoute = (path: string, navigation?: NavigationEntry): HostedRoute =>
  ({ remote: {}, route: { path, navigation } }) as unknown as HostedRoute;

describe('entries of a menu', () => {
  const history = createRoute('/history', { label: 'History', group: 'account', order: 2 });
  const first = createRoute('/first', { label: 'First', group: 'account', order: 0 });
  const hidden = createRoute('/hidden');
  const list = (group: NavigationEntry['group']) =>
    listNavigationItems([history, hidden, first], group).map(({ label, href, icon, hosted }) => [
      label,
      href,
      icon,
      hosted !== null,
    ]);

  it('are those of the remotes and of the host, in order', () => {
    expect(list('account')).toEqual([
      ['First', '/first', undefined, true],
      ['Dashboard', paths.contentPlanner, 'calendar', false],
      ['History', '/history', undefined, true],
      ['Settings', paths.settings, 'settings', false],
    ]);
  });

  it('are those of the host where no remote has one', () => {
    expect(list('public')).toEqual([['Services', paths.services, undefined, false]]);
    expect(list('resources')).toEqual([['Contact', paths.contact, 'mail', false]]);
  });

  it('lead to their own route', () => {
    expect(listNavigationItems([history], 'account').find(({ label }) => label === 'History')?.hosted).toBe(
      history,
    );
  });
});

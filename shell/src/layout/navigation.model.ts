import type { NavigationEntry } from '@rankwright/contracts/remote';
import { paths } from '@rankwright/contracts/paths';
import type { HostedRoute } from '../hostContext/HostContext.ts';

export interface NavigationItem extends NavigationEntry {
  href: string;
  hosted: HostedRoute | null;
}

/** Entries of the host itself. */
const hostItems: readonly NavigationItem[] = [
  { label: 'Services', group: 'public', order: 3, href: paths.services, hosted: null },
  { label: 'Contact', group: 'resources', order: 2, icon: 'mail', href: paths.contact, hosted: null },
  {
    label: 'Dashboard',
    group: 'account',
    order: 1,
    icon: 'calendar',
    href: paths.contentPlanner,
    hosted: null,
  },
  { label: 'Settings', group: 'account', order: 4, icon: 'settings', href: paths.settings, hosted: null },
];

/** Entries of one menu, in order. */
export const listNavigationItems = (
  hosted: readonly HostedRoute[],
  group: NavigationEntry['group'],
): NavigationItem[] => {
  const registered = hosted.flatMap((item) =>
    item.route.navigation ? [{ ...item.route.navigation, href: item.route.path, hosted: item }] : [],
  );
  return [...registered, ...hostItems]
    .filter((item) => item.group === group)
    .sort((a, b) => a.order - b.order);
};

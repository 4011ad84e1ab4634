import { actions, type HostAction } from '@rankwright/sdk/host';
import { useNavigate } from '@rankwright/sdk/router';
import { useSession } from '@rankwright/sdk/session';
import { useMemo, useSyncExternalStore } from 'react';
import { hostedRoutes, useHost } from '../host/HostContext.ts';
import { logOut } from '../layout/logOut.ts';
import { openLedger } from './ledgerPanel.ts';

/** What can be done from anywhere: go to a screen, log out, and whatever the screen at hand offers. */
export const useHostActions = (): HostAction[] => {
  const { registry, ledger } = useHost();
  const { token } = useSession();
  const navigate = useNavigate();
  const offered = useSyncExternalStore(actions.subscribe, actions.getState, actions.getInitialState).list;
  return useMemo(() => {
    const screens = hostedRoutes(registry)
      .filter(({ route }) => route.navigation && (route.access === 'public' || token))
      .map(({ route }): HostAction => ({
        id: route.path,
        label: route.navigation?.label ?? route.title,
        group: 'Go to',
        run: () => void navigate(route.path),
      }));
    const leave: HostAction[] = token
      ? [{ id: 'logout', label: 'Logout', group: 'Account', run: () => void logOut() }]
      : [];
    const staff: HostAction[] = ledger
      ? [{ id: 'ledger', label: 'Remote ledger', group: 'Development', run: openLedger }]
      : [];
    return [...offered, ...screens, ...leave, ...staff].filter(({ enabled }) => enabled !== false);
  }, [registry, ledger, token, navigate, offered]);
};

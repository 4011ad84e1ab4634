import { actions, type HostAction } from '@rankwright/sdk/host';
import { useNavigate } from '@rankwright/sdk/router';
import { useSession } from '@rankwright/sdk/session';
import { useMemo, useSyncExternalStore } from 'react';
import { listHostedRoutes, useHost } from '../hostContext/HostContext.ts';
import { requestLogOut } from '../session/logOut.ts';
import { openDiagnostics } from './diagnosticsPanel.store.ts';

/** All actions of the command palette: those of the current screen, navigation, logout, diagnostics. */
export const useHostActions = (): HostAction[] => {
  const { registry, showDiagnostics } = useHost();
  const { token } = useSession();
  const navigate = useNavigate();
  const offered = useSyncExternalStore(actions.subscribe, actions.getState, actions.getInitialState).list;
  return useMemo(() => {
    const screens = listHostedRoutes(registry)
      .filter(({ route }) => route.navigation && (route.access === 'public' || token))
      .map(({ route }): HostAction => ({
        id: route.path,
        label: route.navigation?.label ?? route.title,
        group: 'Go to',
        run: () => void navigate(route.path),
      }));
    const logoutActions: HostAction[] = token
      ? [{ id: 'logout', label: 'Logout', group: 'Account', run: () => void requestLogOut() }]
      : [];
    const diagnosticsActions: HostAction[] = showDiagnostics
      ? [{ id: 'diagnostics', label: 'Diagnostics', group: 'Development', run: openDiagnostics }]
      : [];
    return [...offered, ...screens, ...logoutActions, ...diagnosticsActions].filter(
      ({ enabled }) => enabled !== false,
    );
  }, [registry, showDiagnostics, token, navigate, offered]);
};

import { actions, type HostAction } from '@rankwright/sdk/host';
import { useNavigate } from '@rankwright/sdk/router';
import { useSession } from '@rankwright/sdk/session';
import { type ColorMode, useColorMode } from '@rankwright/shared-ui/core';
import { useMemo, useSyncExternalStore } from 'react';
import { listHostedRoutes, useHost } from '../hostContext/HostContext.ts';
import { requestLogOut } from '../session/logOut.ts';
import { createTargets, settingTargets } from './accountActions.ts';
import { openShortcuts } from './commandPalette.store.ts';
import { openDiagnostics } from './diagnosticsPanel.store.ts';

const colorModes: Record<ColorMode, string> = {
  light: 'Light mode',
  dark: 'Dark mode',
  system: 'Use the system’s color mode',
};

const useColorModeActions = (): HostAction[] => {
  const { mode, setMode } = useColorMode();
  return useMemo(
    () =>
      Object.entries(colorModes)
        .filter(([name]) => name !== mode)
        .map(([name, label]) => ({
          id: `color-${name}`,
          label,
          group: 'Appearance',
          keywords: 'theme color appearance',
          run: () => setMode(name as ColorMode),
        })),
    [mode, setMode],
  );
};

const useScreenActions = (): HostAction[] => {
  const { registry } = useHost();
  const { token } = useSession();
  const navigate = useNavigate();
  return useMemo(() => {
    const screens = listHostedRoutes(registry)
      .filter(({ route }) => route.navigation && (route.access === 'public' || token))
      .map(({ route }) => ({
        id: route.path,
        label: route.navigation?.label ?? route.title,
        group: 'Go to',
        to: route.path,
      }));
    const targets = token ? [...createTargets, ...screens, ...settingTargets] : screens;
    return targets.map(({ to, ...action }) => ({ ...action, run: () => void navigate(to) }));
  }, [registry, token, navigate]);
};

const useAccountActions = (): HostAction[] => {
  const { showDiagnostics } = useHost();
  const { token } = useSession();
  return useMemo(() => {
    const accountActions: HostAction[] = [
      {
        id: 'shortcuts',
        label: 'Keyboard shortcuts',
        group: 'Help',
        keywords: 'keys help',
        run: openShortcuts,
      },
      {
        id: 'logout',
        label: 'Log out',
        group: 'Account',
        keywords: 'logout sign out',
        run: () => void requestLogOut(),
      },
    ];
    const diagnosticsActions: HostAction[] = showDiagnostics
      ? [{ id: 'diagnostics', label: 'Diagnostics', group: 'Development', run: openDiagnostics }]
      : [];
    return [...(token ? accountActions : []), ...diagnosticsActions];
  }, [showDiagnostics, token]);
};

/** All actions of the command palette: those of the current screen, then what can be done from anywhere. */
export const useHostActions = (): HostAction[] => {
  const offered = useSyncExternalStore(actions.subscribe, actions.getState, actions.getInitialState).list;
  return [...offered, ...useScreenActions(), ...useColorModeActions(), ...useAccountActions()].filter(
    ({ enabled }) => enabled !== false,
  );
};

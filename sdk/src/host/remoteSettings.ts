import type { ConfigValue } from '@rankwright/contracts/remote';
import { createContext, use, useSyncExternalStore } from 'react';

/** Values of the remote whose screen is shown. */
export interface RemoteSettings {
  config: Readonly<Record<string, ConfigValue>>;
  flags: Readonly<Record<string, boolean>>;
  /** Flags as prerendered HTML has them: those of a share of the browsers are off. */
  prerenderedFlags: Readonly<Record<string, boolean>>;
}

export const RemoteSettingsContext = createContext<RemoteSettings>({
  config: {},
  flags: {},
  prerenderedFlags: {},
});

const subscribeToNothing = () => () => undefined;

/** True when the flag of `remote.config.ts` is on in this browser; false for one that is not declared. */
export const useFlag = (name: string): boolean => {
  const { flags, prerenderedFlags } = use(RemoteSettingsContext);
  return useSyncExternalStore(
    subscribeToNothing,
    () => flags[name] ?? false,
    () => prerenderedFlags[name] ?? false,
  );
};

/** The value that this deployment has set for a name of `config` in `remote.config.ts`, or its default there. */
export const useConfig = <Value extends ConfigValue>(name: string, fallback: Value): Value => {
  const value = use(RemoteSettingsContext).config[name];
  return typeof value === typeof fallback ? (value as Value) : fallback;
};

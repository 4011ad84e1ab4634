import type { RegisteredRemote } from '@rankwright/contracts/remote';

/** Prerendered HTML and the monolith build know no browser: a flag is on when every browser has it. */
const isForAll = (_flag: string, percent: number): boolean => percent === 100;

/** Values of one remote in one browser: what the deployment has set, else the default of its contract. */
export const resolveSettings = (
  { config, flags, defaults }: RegisteredRemote,
  isInShare: (flag: string, percent: number) => boolean = isForAll,
) => {
  const resolveFlags = (isOn: (flag: string, percent: number) => boolean): Record<string, boolean> => ({
    ...defaults?.flags,
    ...Object.fromEntries(Object.entries(flags ?? {}).map(([name, percent]) => [name, isOn(name, percent)])),
  });
  return {
    config: { ...defaults?.config, ...config },
    flags: resolveFlags(isInShare),
    prerenderedFlags: resolveFlags(isForAll),
  };
};

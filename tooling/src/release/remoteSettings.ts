import type { ConfigValue, RegisteredRemote, RemoteContract } from '@rankwright/contracts/remote';
import { changeOrigin, type ChangeOptions } from './changeOrigin.ts';

type Declared = Pick<RemoteContract, 'config' | 'flags'>;
type Settings = Pick<RegisteredRemote, 'config' | 'flags' | 'defaults'>;
type Defaults = NonNullable<RegisteredRemote['defaults']>;

const mapValues = <Value, Result>(
  record: Readonly<Record<string, Value>>,
  map: (value: Value) => Result,
): Record<string, Result> =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, map(value)]));

const pickEntries = <Value>(
  record: Readonly<Record<string, Value>>,
  isKept: (name: string, value: Value) => boolean,
): Record<string, Value> =>
  Object.fromEntries(Object.entries(record).filter(([name, value]) => isKept(name, value)));

const isEmpty = (record: object): boolean => Object.keys(record).length === 0;

/** Left out when nothing is declared or set, so that hosts from before there were settings read the same registry. */
const createSettings = (
  defaults: Defaults,
  config: Settings['config'],
  flags: Settings['flags'],
): Settings => ({
  ...(!(isEmpty(defaults.config) && isEmpty(defaults.flags)) && { defaults }),
  ...(config && !isEmpty(config) && { config }),
  ...(flags && !isEmpty(flags) && { flags }),
});

const readDefaults = ({ config, flags }: Declared): Defaults => ({
  config: mapValues(config, (declared) => declared.default),
  flags: mapValues(flags, (declared) => declared.default),
});

/** Settings after another version has become current: what was set stays where it is still declared with the same type. */
export const carrySettings = (before: RegisteredRemote | undefined, declared: Declared): Settings => {
  const defaults = readDefaults(declared);
  return createSettings(
    defaults,
    pickEntries(before?.config ?? {}, (name, value) => typeof defaults.config[name] === typeof value),
    pickEntries(before?.flags ?? {}, (name) => name in defaults.flags),
  );
};

/** Settings of a remote beside whose current version a canary runs: the canary's declarations count too. */
export const addDefaults = ({ config, flags, defaults }: RegisteredRemote, declared: Declared): Settings => {
  const added = readDefaults(declared);
  return createSettings(
    {
      config: { ...added.config, ...defaults?.config },
      flags: { ...added.flags, ...defaults?.flags },
    },
    config,
    flags,
  );
};

/** Null goes back to the default. A flag's value is the percentage of browsers that have it. */
export type SettingChange = { name: string; setting: string; reason?: string } & (
  { kind: 'config'; value: ConfigValue | null } | { kind: 'flag'; value: number | null }
);

const listNames = (record: object): string => Object.keys(record).join(', ') || 'none';

const assertFits = ({ name, defaults }: RegisteredRemote, { kind, setting, value }: SettingChange): void => {
  const declared = (kind === 'config' ? defaults?.config : defaults?.flags) ?? {};
  const standard = declared[setting];
  if (standard === undefined)
    throw new Error(`${name} declares no ${kind} ${setting}. It declares: ${listNames(declared)}.`);
  if (value === null) return;
  if (kind === 'config' && typeof value !== typeof standard)
    throw new Error(`${setting} is a ${typeof standard}, not ${JSON.stringify(value)}.`);
  if (kind === 'flag' && !(typeof value === 'number' && value >= 0 && value <= 100))
    throw new Error(`A flag is on, off, or a percentage of the browsers from 0 to 100.`);
};

const setEntry = <Value>(
  record: Readonly<Record<string, Value>> | undefined,
  name: string,
  value: Value | null,
): Record<string, Value> => {
  const others = pickEntries(record ?? {}, (other) => other !== name);
  return value === null ? others : { ...others, [name]: value };
};

/** Sets one value of a remote, or takes it back. Browsers have it at their next navigation. */
export const changeRemoteSetting = async (options: ChangeOptions, change: SettingChange): Promise<void> => {
  const { name, setting, value, reason } = change;
  const changed = `${setting} = ${value === null ? 'default' : String(value)}`;
  await changeOrigin(options, (state) => {
    const { registry } = state;
    const remote = registry?.remotes.find((candidate) => candidate.name === name);
    if (!registry || !remote) throw new Error(`The registry has no remote ${name}.`);
    assertFits(remote, change);
    const configured: RegisteredRemote =
      change.kind === 'config'
        ? { ...remote, config: setEntry(remote.config, setting, change.value) }
        : { ...remote, flags: setEntry(remote.flags, setting, change.value) };
    return {
      ...state,
      registry: {
        ...registry,
        remotes: registry.remotes.map((other) => (other === remote ? configured : other)),
      },
      audit: [
        {
          action: change.kind,
          subject: name,
          reason: reason ? `${changed}: ${reason}` : changed,
        },
      ],
    };
  });
};

import type { ConfigValue } from '@rankwright/contracts/remote';
import { getOriginDirectory } from '../../origin/paths.ts';
import { defineCommand } from '../../process/defineCommand.ts';
import { changeRemoteSetting, type SettingChange } from '../../release/remoteSettings.ts';

/** `on`, `off`, a percentage, or `default`. */
const parseFlag = (text: string): number | null => {
  const named: Record<string, number | null> = { on: 100, off: 0, default: null };
  const value = named[text];
  return value === undefined ? Number(text.replace(/%$/, '')) : value;
};

/** JSON where it is a number or a boolean, otherwise text; `default` takes the value back. */
const parseConfig = (text: string): ConfigValue | null => {
  if (text === 'default') return null;
  if (text === 'true' || text === 'false') return text === 'true';
  return text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : text;
};

type ReadChange = (name: string, setting: string, text: string) => SettingChange;

const createCommand = (kind: SettingChange['kind'], readChange: ReadChange) =>
  defineCommand({}, async ([name, setting, text]) => {
    if (!name || !setting || text === undefined)
      throw new Error(`Missing words: npm run remote -- ${kind} <name> <${kind}> <value | default>`);
    const change = readChange(name, setting, text);
    await changeRemoteSetting({ origin: getOriginDirectory() }, change);
    console.log(
      `${name}: ${setting} is ${change.value === null ? 'back at its default' : String(change.value)}.`,
    );
    return 0;
  });

/** `flag <name> <flag> on|off|<percent>|default` */
export const flag = createCommand('flag', (name, setting, text) => ({
  kind: 'flag',
  name,
  setting,
  value: parseFlag(text),
}));
/** `config <name> <key> <value>|default` */
export const config = createCommand('config', (name, setting, text) => ({
  kind: 'config',
  name,
  setting,
  value: parseConfig(text),
}));

import { getOriginDirectory } from '../../origin/paths.ts';
import { defineCommand } from '../../process/defineCommand.ts';
import { parseConfig, parseFlag } from '../settingValue.ts';
import { changeRemoteSetting, type SettingChange } from '../../release/remoteSettings.ts';

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

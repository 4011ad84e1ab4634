import { readDeployment, type Deployment } from '../../origin/deployment.ts';
import { getOriginDirectory } from '../../origin/paths.ts';
import { changeKeys, changeSettings } from '../../release/changeSettings.ts';
import { defineCommand } from '../../process/defineCommand.ts';

const readOffline = (value: string | undefined): Pick<Partial<Deployment>, 'offline'> => {
  if (value === undefined) return {};
  if (value !== 'on' && value !== 'off') throw new Error('--offline is on or off.');
  return { offline: value === 'on' };
};

/** `settings`: prints the settings of the origin, after changing those that are named. */
export const settings = defineCommand(
  {
    'public-url': { type: 'string' },
    production: { type: 'boolean' },
    development: { type: 'boolean' },
    'add-key': { type: 'string' },
    'remove-key': { type: 'string' },
    webhook: { type: 'string' },
    telemetry: { type: 'string' },
    offline: { type: 'string' },
  },
  async (_words, { production, development, webhook: webhookUrl, telemetry, offline, ...options }) => {
    const origin = getOriginDirectory();
    const publicUrl = options['public-url']?.replace(/\/$/, '');
    const add = options['add-key'];
    const remove = options['remove-key'];
    const changes: Partial<Deployment> = {
      ...(publicUrl && { publicUrl }),
      ...(webhookUrl && { webhookUrl }),
      ...(telemetry && { telemetryPercent: Number(telemetry) }),
      ...(development && { development: true }),
      ...(production && { development: false }),
      ...readOffline(offline),
      ...((add ?? remove) && {
        registryKeys: changeKeys(origin, { ...(add && { add }), ...(remove && { remove }) }),
      }),
    };
    if (Object.keys(changes).length > 0) await changeSettings(origin, changes);
    console.log(JSON.stringify(readDeployment(origin), null, 2));
    return 0;
  },
);

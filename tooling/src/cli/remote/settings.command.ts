import { readDeployment, type Deployment } from '../../origin/deployment.ts';
import { getOriginDirectory } from '../../origin/paths.ts';
import { changeKeys, changeSettings } from '../../release/changeSettings.ts';
import { readOption } from '../../process/options.ts';

const readChanges = (args: readonly string[], origin: string): Partial<Deployment> => {
  const publicUrl = readOption(args, 'public-url')?.replace(/\/$/, '');
  const add = readOption(args, 'add-key');
  const remove = readOption(args, 'remove-key');
  const webhookUrl = readOption(args, 'webhook');
  return {
    ...(publicUrl && { publicUrl }),
    ...(webhookUrl && { webhookUrl }),
    ...(args.includes('--development') && { development: true }),
    ...(args.includes('--production') && { development: false }),
    ...((add ?? remove) && {
      registryKeys: changeKeys(origin, { ...(add && { add }), ...(remove && { remove }) }),
    }),
  };
};

/** `settings`: prints the settings of the origin, after changing those that are named. */
export const settings = async (args: readonly string[]): Promise<number> => {
  const origin = getOriginDirectory();
  const changes = readChanges(args, origin);
  if (Object.keys(changes).length > 0) await changeSettings(origin, changes);
  console.log(JSON.stringify(readDeployment(origin), null, 2));
  return 0;
};

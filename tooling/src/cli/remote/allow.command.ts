import { getOriginDirectory } from '../../origin/paths.ts';
import { defineCommand } from '../../process/defineCommand.ts';
import { allowOrigin } from '../../release/changeSettings.ts';

const change = async (text: string | undefined, isAllowed: boolean): Promise<number> => {
  if (!text) throw new Error('Missing origin. Example: npm run remote -- allow https://remotes.example.com');
  const subject = await allowOrigin(getOriginDirectory(), text, isAllowed);
  console.log(`${subject} ${isAllowed ? 'may' : 'may not'} serve remotes.`);
  return 0;
};

export const allow = defineCommand({}, ([text]) => change(text, true));
export const disallow = defineCommand({}, ([text]) => change(text, false));

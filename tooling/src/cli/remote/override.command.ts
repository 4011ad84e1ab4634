import { requireDeployment } from '../../origin/deployment.ts';
import { defineCommand } from '../../process/defineCommand.ts';
import { getOriginDirectory } from '../../origin/paths.ts';

/**
 * Prints a URL that loads another build of a remote in one browser. The host checks its allow-list, shows a
 * banner and resets on failure.
 */
export const override = defineCommand({}, ([name, url]) => {
  if (!name || !url || !URL.canParse(url))
    throw new Error(
      'Missing remote name or build URL. Example: npm run remote -- override planner http://localhost:4000/',
    );
  const base = url.endsWith('/') ? url : `${url}/`;
  console.log(`${requireDeployment(getOriginDirectory()).publicUrl}/?override=${name}@${base}`);
  return 0;
});

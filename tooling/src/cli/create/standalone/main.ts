import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readOption } from '../../../process/options.ts';
import { createRepository } from './createRepository.ts';

const usage = `npm create rankwright-remote <name>

  --owner <team>        who is told when the remote fails
  --packages <folder>   tarballs of the @rankwright packages, where no registry has them`;

/** Written beside the compiled modules when this program is packed. */
const readVersions = (): Record<string, string> =>
  JSON.parse(readFileSync(new URL('../../../../versions.json', import.meta.url), 'utf8')) as Record<
    string,
    string
  >;

const [name = '', ...args] = process.argv.slice(2);
if (name === '' || name.startsWith('-')) console.log(usage);
else
  try {
    const packages = readOption(args, 'packages');
    const directory = createRepository({
      parent: process.cwd(),
      name,
      owner: readOption(args, 'owner'),
      versions: readVersions(),
      ...(packages && { packages: path.resolve(packages) }),
    });
    console.log(`${path.basename(directory)} is ready. Next:

  cd ${path.basename(directory)}
  npm install
  npm test`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }

import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { errorCatalogue } from '@rankwright/contracts/errors';
import { repositoryRoot } from '../../origin/paths.ts';
import { createOriginFolder } from '../../origin/publicFiles.ts';
import { securityHeaders } from '../gateway/headers.ts';
import { createStopper, spawnProcess } from './processes.ts';

export interface NginxOptions {
  directory: string;
  listen: string;
  originDirectory: string;
  apiAddress: string;
  /** Where it writes its log; on the terminal by default. */
  logFile?: string;
}

const isRoot = (): boolean => process.getuid?.() === 0;

/** Throws when nginx, which root runs as www-data, cannot reach a folder. */
const assertReachable = (folder: string): void => {
  if (!isRoot()) return;
  for (let parent = path.resolve(folder); parent !== '/'; parent = path.dirname(parent))
    if ((statSync(parent).mode & 0o001) === 0)
      throw new Error(
        `nginx runs as www-data, which may not enter ${parent}. Set DATA_DIR to a folder below /srv, for example.`,
      );
};

/** Fills the template of the Docker image for this machine. */
const renderNginxConfiguration = ({
  directory,
  listen,
  originDirectory,
  apiAddress,
  logFile = 'stderr',
}: NginxOptions): string => {
  const values: Record<string, string> = {
    RUN_DIR: directory,
    LISTEN: listen,
    ORIGIN_DIR: originDirectory,
    API_ADDRESS: apiAddress,
    UNAVAILABLE: errorCatalogue.UNAVAILABLE.text,
    TOO_LARGE: errorCatalogue.BODY_TOO_LARGE.text,
    EDGE_PROXIES: '255.255.255.255',
    LOG_FILE: logFile,
    HSTS: securityHeaders['strict-transport-security'],
  };
  const template = readFileSync(path.join(repositoryRoot, 'docker/nginx.conf.template'), 'utf8');
  // As in the image: another user than the one that releases. Only root can start it so.
  const user = isRoot() ? 'user www-data;\n' : '';
  return user + template.replace(/\$\{([A-Z_]+)\}/g, (whole, name: string) => values[name] ?? whole);
};

export const startNginx = (options: NginxOptions, onStop: (stop: () => Promise<void>) => void): void => {
  const program = ['/usr/sbin/nginx', '/usr/local/bin/nginx'].find((file) => existsSync(file));
  if (!program)
    throw new Error(
      'nginx is not installed (Debian: apt-get install nginx libnginx-mod-http-brotli-static).',
    );
  createOriginFolder(options.directory);
  for (const folder of [options.directory, options.originDirectory]) assertReachable(folder);
  const file = path.join(options.directory, 'nginx.conf');
  writeFileSync(file, renderNginxConfiguration(options));
  onStop(createStopper(spawnProcess(program, ['-c', file])));
};

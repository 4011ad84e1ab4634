import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { errorCatalogue } from '@rankwright/contracts/errors';
import { repositoryRoot } from '../../origin/paths.ts';
import { createStopper, spawnProcess } from './processes.ts';

export interface NginxOptions {
  directory: string;
  listen: string;
  originDirectory: string;
  apiAddress: string;
  /** Where it writes its log; on the terminal by default. */
  logFile?: string;
}

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
  };
  const template = readFileSync(path.join(repositoryRoot, 'docker/nginx.conf.template'), 'utf8');
  // As root, nginx would run its workers as a user that cannot read a developer's folders.
  const user = process.getuid?.() === 0 ? 'user root;\n' : '';
  return user + template.replace(/\$\{([A-Z_]+)\}/g, (whole, name: string) => values[name] ?? whole);
};

export const startNginx = (options: NginxOptions, onStop: (stop: () => Promise<void>) => void): void => {
  const program = ['/usr/sbin/nginx', '/usr/local/bin/nginx'].find((file) => existsSync(file));
  if (!program)
    throw new Error(
      'nginx is not installed (Debian: apt-get install nginx libnginx-mod-http-brotli-static).',
    );
  mkdirSync(options.directory, { recursive: true });
  const file = path.join(options.directory, 'nginx.conf');
  writeFileSync(file, renderNginxConfiguration(options));
  onStop(createStopper(spawnProcess(program, ['-c', file])));
};

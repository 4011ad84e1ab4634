import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { errorCatalogue } from '@rankwright/contracts/errors';
import { checkout } from '../release/origin.ts';
import { ending, run } from './processes.ts';

export interface NginxOptions {
  directory: string;
  listen: string;
  originDirectory: string;
  apiAddress: string;
}

/** The configuration of the image, filled for this machine. */
const nginxConfiguration = ({ directory, listen, originDirectory, apiAddress }: NginxOptions): string => {
  const values: Record<string, string> = {
    RUN_DIR: directory,
    LISTEN: listen,
    ORIGIN_DIR: originDirectory,
    API_ADDRESS: apiAddress,
    UNAVAILABLE: errorCatalogue.UNAVAILABLE.text,
  };
  const template = readFileSync(path.join(checkout, 'docker/nginx.conf.template'), 'utf8');
  // As root nginx would give its workers to a user that may not read a developer's folders.
  const user = process.getuid?.() === 0 ? 'user root;\n' : '';
  return user + template.replace(/\$\{([A-Z_]+)\}/g, (whole, name: string) => values[name] ?? whole);
};

export const startNginx = (options: NginxOptions, onStop: (stop: () => Promise<void>) => void): void => {
  const program = ['/usr/sbin/nginx', '/usr/local/bin/nginx'].find((file) => existsSync(file));
  if (!program)
    throw new Error(
      'nginx is not installed here (Debian: apt-get install nginx libnginx-mod-http-brotli-static).',
    );
  mkdirSync(options.directory, { recursive: true });
  const file = path.join(options.directory, 'nginx.conf');
  writeFileSync(file, nginxConfiguration(options));
  onStop(ending(run(program, ['-c', file])));
};

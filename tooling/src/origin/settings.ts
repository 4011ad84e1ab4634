import { getDataDirectory, getOriginDirectory } from './paths.ts';

export interface StartSettings {
  port: number;
  dataDirectory: string;
  originDirectory: string;
  /** Public URL, without a trailing slash. */
  publicUrl: string;
  development: boolean;
  /** Starts what was built before. Products that start at the same time must not build into one `dist`. */
  skipBuild: boolean;
}

const readPort = (text: string | undefined): number => {
  const port = Number(text ?? 3000);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`PORT must be a number from 0 to 65535, not "${text ?? ''}".`);
  return port;
};

export const readSettings = (environment: NodeJS.ProcessEnv): StartSettings => {
  const port = readPort(environment.PORT);
  return {
    port,
    dataDirectory: getDataDirectory(environment),
    originDirectory: getOriginDirectory(environment),
    publicUrl: (environment.PUBLIC_URL ?? `http://localhost:${port}`).replace(/\/$/, ''),
    development: environment.NODE_ENV !== 'production',
    skipBuild: environment.SKIP_BUILD === '1',
  };
};

import { getDataDirectory, getOriginDirectory } from './paths.ts';

export interface StartSettings {
  port: number;
  dataDirectory: string;
  originDirectory: string;
  /** Public URL, without a trailing slash. */
  publicUrl: string;
  development: boolean;
  /** Of page views that report spans; undefined leaves the origin's setting as it is. */
  telemetryPercent?: number;
  /** Starts what was built before. Products that start at the same time must not build into one `dist`. */
  skipBuild: boolean;
}

const readPort = (text: string | undefined): number => {
  const port = Number(text ?? 3000);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`PORT must be a number from 0 to 65535, not "${text ?? ''}".`);
  return port;
};

const readPercent = (text: string | undefined): number | undefined => {
  const percent = text ? Number(text) : undefined;
  if (percent !== undefined && !(percent >= 0 && percent <= 100))
    throw new Error(`TELEMETRY_PERCENT must be a number from 0 to 100, not "${text ?? ''}".`);
  return percent;
};

export const readSettings = (environment: NodeJS.ProcessEnv): StartSettings => {
  const port = readPort(environment.PORT);
  const telemetryPercent = readPercent(environment.TELEMETRY_PERCENT);
  return {
    port,
    dataDirectory: getDataDirectory(environment),
    originDirectory: getOriginDirectory(environment),
    publicUrl: (environment.PUBLIC_URL ?? `http://localhost:${port}`).replace(/\/$/, ''),
    development: environment.NODE_ENV !== 'production',
    ...(telemetryPercent !== undefined && { telemetryPercent }),
    skipBuild: environment.SKIP_BUILD === '1',
  };
};

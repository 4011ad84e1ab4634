import { pino, type DestinationStream, type Logger } from 'pino';
import { describeError } from './describeError.ts';
import type { Env } from './env.ts';

const hiddenFields = [
  'authorization',
  'cookie',
  'password',
  'currentPassword',
  'newPassword',
  'token',
  'idToken',
];
const secretNames = [...hiddenFields, 'accessToken', 'apiKey', 'applicationPassword', 'clientSecret'];

/** Logs JSON lines. Request bodies are never logged, of errors only what `describeError` lets through, and fields with these names are redacted. */
export const createLog = (env: Pick<Env, 'LOG_LEVEL'>, destination?: DestinationStream): Logger =>
  pino(
    {
      level: env.LOG_LEVEL,
      serializers: { err: describeError },
      redact: {
        paths: secretNames.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
        censor: '[hidden]',
      },
    },
    destination ?? pino.destination(1),
  );

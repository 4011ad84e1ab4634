import { pino, type DestinationStream, type Logger } from 'pino';
import type { Env } from './env.ts';

const hidden = ['authorization', 'cookie', 'password', 'currentPassword', 'newPassword', 'token', 'idToken'];
const secretNames = [...hidden, 'accessToken', 'apiKey', 'applicationPassword', 'clientSecret'];

/** JSON lines. Whole bodies are never logged; what slips in by name is blotted out. */
export const createLog = (env: Pick<Env, 'LOG_LEVEL'>, destination?: DestinationStream): Logger =>
  pino(
    {
      level: env.LOG_LEVEL,
      redact: {
        paths: secretNames.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
        censor: '[hidden]',
      },
    },
    destination ?? pino.destination(1),
  );

import { chmodSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findFreePort } from '../../process/findFreePort.ts';
import { startNginx } from '../deployed/nginx.ts';

const isListening = (url: string): Promise<boolean> =>
  fetch(url).then(
    () => true,
    () => false,
  );

/** Starts nginx on a free port for `<folder>/origin`; its own files are in the folder, too. */
export const startTestNginx = async (
  folder: string,
  apiAddress: string,
): Promise<{ url: string; stop: () => Promise<void> }> => {
  // Temporary folders are closed to the account that nginx runs as.
  chmodSync(folder, 0o755);
  const listen = `127.0.0.1:${await findFreePort()}`;
  const stoppers: (() => Promise<void>)[] = [];
  startNginx(
    {
      directory: path.join(folder, 'nginx'),
      listen,
      originDirectory: path.join(folder, 'origin'),
      apiAddress,
      logFile: path.join(folder, 'nginx.log'),
    },
    (stop) => void stoppers.push(stop),
  );
  const url = `http://${listen}`;
  while (!(await isListening(url))) await pause(50);
  return {
    url,
    stop: async () => {
      for (const stop of stoppers) await stop();
    },
  };
};

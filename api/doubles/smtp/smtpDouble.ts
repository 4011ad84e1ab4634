import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface Letter {
  to: string[];
  /** As it came over the wire, headers first. */
  raw: string;
}

/** Takes every letter and keeps it; with `full` the mailbox is over its quota. */
export const startSmtpDouble = async (port = 0) => {
  const letters: Letter[] = [];
  const switches = { full: false };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, session, callback) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => void chunks.push(chunk));
      stream.on('end', () => {
        if (switches.full) {
          callback(Object.assign(new Error('Mailbox over quota'), { responseCode: 552 }));
          return;
        }
        const to = session.envelope.rcptTo.map(({ address }) => address);
        letters.push({ to, raw: Buffer.concat(chunks).toString('utf8') });
        callback();
      });
    },
  });
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  const url = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
  return { url, letters, switches, close: () => new Promise<void>((done) => server.close(() => done())) };
};

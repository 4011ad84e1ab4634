import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMessage {
  to: string[];
  /** The raw message with headers. */
  raw: string;
}

/**
 * Fake SMTP server that stores every message; with `full`, it rejects them because the mailbox is over quota,
 * with `down` it accepts no connection.
 */
export const startFakeSmtp = async (port = 0) => {
  const messages: ReceivedMessage[] = [];
  const switches = { full: false, down: false };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onConnect: (_session, callback) =>
      callback(switches.down ? Object.assign(new Error('Shutting down'), { responseCode: 421 }) : null),
    onData: (stream, session, callback) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => void chunks.push(chunk));
      stream.on('end', () => {
        if (switches.full) {
          callback(Object.assign(new Error('Mailbox over quota'), { responseCode: 552 }));
          return;
        }
        const to = session.envelope.rcptTo.map(({ address }) => address);
        messages.push({ to, raw: Buffer.concat(chunks).toString('utf8') });
        callback();
      });
    },
  });
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  const url = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
  return {
    url,
    messages: messages,
    switches,
    close: () => new Promise<void>((done) => server.close(() => done())),
  };
};

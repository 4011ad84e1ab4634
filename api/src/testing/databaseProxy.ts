import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createConnection, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { PoolConfig } from 'pg';

const getTarget = ({ host, port, connectionString }: PoolConfig) => {
  if (!connectionString) return { path: path.join(String(host), `.s.PGSQL.${port}`) };
  const url = new URL(connectionString);
  return { host: url.hostname, port: Number(url.port) };
};

/** Stands before a database and breaks its connections, as a restart of PostgreSQL does. */
export const startDatabaseProxy = async (target: PoolConfig) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'rankwright-proxy-'));
  const sockets = new Set<Socket>();
  let isDown = false;
  const proxy = createServer((socket) => {
    socket.on('error', () => undefined);
    if (isDown) {
      socket.destroy();
      return;
    }
    const server = createConnection(getTarget(target));
    for (const end of [socket, server]) {
      sockets.add(end);
      end.on('error', () => undefined);
    }
    socket.pipe(server).pipe(socket);
  });
  proxy.listen(path.join(folder, '.s.PGSQL.5432'));
  await once(proxy, 'listening');
  const url = target.connectionString;
  const config: PoolConfig = {
    host: folder,
    port: 5432,
    user: 'postgres',
    database: url ? new URL(url).pathname.slice(1) : 'postgres',
    max: 2,
  };
  const breakConnections = (): void => {
    for (const socket of sockets) socket.destroy();
    sockets.clear();
  };
  return {
    config,
    breakConnections,
    /** Breaks every connection and accepts no other until `down` is false. */
    setDown: (down: boolean) => {
      isDown = down;
      if (down) breakConnections();
    },
    close: () => {
      breakConnections();
      proxy.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

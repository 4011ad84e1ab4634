#!/usr/bin/env node
import path from 'node:path';
import { register } from 'tsx/esm/api';

register();
const { runRemoteCommand } = await import('../src/cli/remote/runRemoteCommand.ts');
const [command = 'list', ...rest] = process.argv.slice(2);
const own = path.basename(process.cwd()).replace(/^remote-/, '');
process.exitCode = await runRemoteCommand([command, ...(rest.length > 0 ? rest : [own])]);

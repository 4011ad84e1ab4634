import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { remoteName } from '@rankwright/contracts/remote';
import { roomFiles } from './files.ts';

type Json = Record<string, unknown>;

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
const writeJson = (file: string, value: Json): void =>
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);

const titleOf = (name: string): string =>
  name
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

const referToRoom = (checkout: string, room: string): void => {
  const file = path.join(checkout, 'tsconfig.json');
  const config = readJson(file) as { references: { path: string }[] };
  if (config.references.some((reference) => reference.path === `./${room}`)) return;
  writeJson(file, { ...config, references: [...config.references, { path: `./${room}` }] });
};

/** What `npm install` would write for a workspace whose dependencies are all here already; needs no network. */
const lockRoom = (checkout: string, room: string): void => {
  const file = path.join(checkout, 'package-lock.json');
  const lock = readJson(file) as { packages: Json };
  const { name, version, dependencies, devDependencies } = readJson(
    path.join(checkout, room, 'package.json'),
  ) as Json;
  const added: Json = {
    ...lock.packages,
    [`node_modules/@rankwright/${room}`]: { resolved: room, link: true },
    [room]: { name, version, dependencies, devDependencies },
  };
  const sorted = Object.fromEntries(Object.entries(added).sort(([a], [b]) => a.localeCompare(b, 'en')));
  writeJson(file, { ...lock, packages: sorted });
};

const linkRoom = (checkout: string, room: string): void => {
  const link = path.join(checkout, 'node_modules/@rankwright', room);
  if (!existsSync(link)) symlinkSync(path.join('../..', room), link, 'dir');
};

const reactVersion = (checkout: string): string =>
  (readJson(path.join(checkout, 'shell/package.json')) as { dependencies: { react: string } }).dependencies
    .react;

/** Writes the room of a new remote and makes it known to compiler, lock file and module resolution. */
export const createRemote = (checkout: string, name: string, owner: string): string => {
  if (!remoteName.safeParse(name).success)
    throw new Error(
      `"${name}" cannot be a remote's name: small letters, digits and hyphens, a letter first.`,
    );
  const room = `remote-${name}`;
  const directory = path.join(checkout, room);
  if (existsSync(directory)) throw new Error(`${room} exists already.`);
  const files = roomFiles({ name, title: titleOf(name), owner, react: reactVersion(checkout) });
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(directory, file)), { recursive: true });
    writeFileSync(path.join(directory, file), content);
  }
  referToRoom(checkout, room);
  lockRoom(checkout, room);
  linkRoom(checkout, room);
  return directory;
};

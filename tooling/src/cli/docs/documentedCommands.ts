import { dev } from '../dev.command.ts';
import { pack } from '../pack/pack.command.ts';
import { createProgram } from '../create/standalone/create.command.ts';
import { remoteCommands } from '../remote/runRemoteCommand.ts';
import { teamCommands } from '../team/commands.ts';
import type { Command } from '../../process/defineCommand.ts';

export interface Scripts {
  /** Of this repository. */
  root: Readonly<Record<string, string>>;
  /** Of a generated remote, in this repository or in its own. */
  remote: Readonly<Record<string, string>>;
  /** Of a workspace, by the package's name. */
  readWorkspace: (name: string) => Readonly<Record<string, string>>;
}

/** `npm run x -- "two words" <a place> # comment` → words; what is in quotes or angle brackets is one. */
const splitWords = (line: string): string[] =>
  [...line.replace(/\s#.*$/, '').matchAll(/"([^"]*)"|<[^>]*>|\S+/g)].map(([word, quoted]) => quoted ?? word);

const rootCommands: Readonly<Record<string, Command>> = { dev, pack };

const parseNamed = (
  commands: Readonly<Record<string, Command>>,
  [name = '', ...args]: readonly string[],
): void => {
  const command = commands[name];
  if (!command) throw new Error(`There is no command ${name}.`);
  command.parse(args);
};

const checkScript = (scripts: Scripts, [name = '', ...rest]: readonly string[]): void => {
  const args = rest[0] === '--' ? rest.slice(1) : rest;
  const [option, workspace = ''] = rest;
  if (option === '-w') {
    if (!(name in scripts.readWorkspace(workspace))) throw new Error(`${workspace} has no script ${name}.`);
    return;
  }
  if (name === 'remote') {
    parseNamed(remoteCommands, args);
    return;
  }
  if (name in rootCommands) {
    parseNamed(rootCommands, [name, ...args]);
    return;
  }
  const script = scripts.root[name] ?? scripts.remote[name];
  if (script === undefined) throw new Error(`There is no script ${name}.`);
  const [program, command = ''] = script.split(' ');
  if (program === 'rankwright-remote') parseNamed(teamCommands, [command, ...args]);
};

const isCreateProgram = (word: string): boolean => /^(create-)?rankwright-remote(@latest)?$/.test(word);

const checkNpm = (scripts: Scripts, [command = '', ...words]: readonly string[]): void => {
  if (command === 'run') {
    checkScript(scripts, words);
    return;
  }
  if (command === 'test' || command === 'start') {
    checkScript(scripts, [command, ...words]);
    return;
  }
  if (command === 'create' || command === 'exec') {
    const at = words.findIndex(isCreateProgram);
    if (at === -1) throw new Error('This program does not exist.');
    createProgram.parse(words.slice(at + 1).filter((word) => word !== '--'));
  } else if (!['ci', 'install', 'publish'].includes(command)) throw new Error('npm has no such command.');
};

const fitsOne = (commands: readonly Command[], args: readonly string[]): boolean =>
  commands.some((command) => {
    try {
      command.parse(args);
      return true;
    } catch {
      return false;
    }
  });

const checkOptions = (args: readonly string[]): void => {
  if (!fitsOne([...Object.values(remoteCommands), ...Object.values(teamCommands)], args))
    throw new Error('No command takes these options.');
};

const listCode = (markdown: string): string[] => {
  const blocks = [...markdown.matchAll(/^```\n([\s\S]*?)^```/gm)].flatMap(([, block = '']) =>
    block.split('\n'),
  );
  const inline = [...markdown.replace(/^```[\s\S]*?^```/gm, '').matchAll(/`([^`]+)`/g)].map(
    ([, code = '']) => code,
  );
  return [...blocks, ...inline];
};

/** `npm …` anywhere in the line, a command of `remote` with its words, or options alone; null for other code. */
const createCheck = (scripts: Scripts, line: string): (() => void) | null => {
  const words = splitWords(line);
  const npmAt = words.indexOf('npm');
  if (npmAt !== -1) return () => checkNpm(scripts, words.slice(npmAt + 1));
  const [first = ''] = words;
  if (first.startsWith('--')) return () => checkOptions(words[0] === '--' ? words.slice(1) : words);
  if (words.length > 1 && first in remoteCommands) return () => parseNamed(remoteCommands, words);
  return null;
};

export interface DocumentedCommand {
  line: string;
  /** Why the program refuses it; null when it takes it. */
  problem: string | null;
}

const runCheck = (check: () => void): string | null => {
  try {
    check();
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};

/** Every command in the code of a document, given to the parser of the program that it names. */
export const checkCommands = (markdown: string, scripts: Scripts): DocumentedCommand[] =>
  listCode(markdown)
    .flatMap((line) => line.split('&&'))
    .flatMap((line) => {
      const check = createCheck(scripts, line);
      return check ? [{ line: line.trim(), problem: runCheck(check) }] : [];
    });

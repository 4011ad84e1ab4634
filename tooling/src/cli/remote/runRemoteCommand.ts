import { runNamedCommand, type Command } from '../../process/defineCommand.ts';
import { allow, disallow } from './allow.command.ts';
import { canary } from './canary.command.ts';
import { check } from './check.command.ts';
import { create } from './create.command.ts';
import { list } from './list.command.ts';
import { override } from './override.command.ts';
import { prune } from './prune.command.ts';
import { release } from './release.command.ts';
import { rollback } from './rollback.command.ts';
import { config, flag } from './setting.command.ts';
import { settings } from './settings.command.ts';
import { token } from './token.command.ts';

export const remoteCommands: Readonly<Record<string, Command>> = {
  list,
  create,
  check,
  release,
  canary,
  rollback,
  override,
  allow,
  disallow,
  flag,
  config,
  settings,
  prune,
  token,
};

const usage = `npm run remote -- <command>

  list [name]                every remote: owner, routes and the history of its versions (--audit: who changed what)
  create <name>              creates a remote that passes check
  check <name | url>         tests a remote inside the real host; prints a report and exits with 1 when it fails
  release <name | shell>     builds, checks and makes current (--without-browser checks only the files;
                             a folder that holds a build is released as it is, a URL stays where it is;
                             --force releases a version that failed before)
  canary <name> --percent 10 builds, checks and gives the version to a part of the browsers; it is halted by itself when it
                             fails more often than the current one (--promote, --stop --reason <text>, --new)
  rollback <name | shell>    makes an earlier version current again (--to <version> --reason <text>)
  override <name> <url>      prints a URL that loads another build of a remote in one browser
  allow <origin>             lets another origin serve remotes (disallow takes it back)
  flag <name> <flag> <value> switches a part of a remote on or off, or on for a percentage of the browsers (default: back)
  config <name> <key> <value> sets a value that the remote declares (default: back)
  settings                   prints the settings of the origin (--public-url <url>, --production, --development,
                             --add-key <public key>, --remove-key <public key>, --webhook <url>,
                             --telemetry <percent of page views>, --offline on|off)
  prune                      deletes old versions (--keep 5)
  token create <name>        a team's token for the origin service, which may release this remote only (--label <who>)
  token list                 every token, without its secret
  token revoke <id>          refuses a token from now on`;

export const runRemoteCommand = (args: readonly string[]): Promise<number> =>
  runNamedCommand(remoteCommands, usage, args);

import { startFakeModel } from '@rankwright/testing/fakes/model/fakeModel';
import { startFakeWordpress } from '@rankwright/testing/fakes/wordpress/fakeWordpress';
import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { parseAllowedHosts } from '../../outbound/addresses.ts';
import { createOutbound } from '../../outbound/outbound.ts';
import { startTestApi } from '../startTestApi.ts';
import { commandSequence, type Command } from './commands.ts';
import { createKillSwitch } from './killSwitch.ts';
import { runSequence } from './sequence.ts';

/** Sequences that once broke a rule. They run first, always. */
const readKeptSequences = (): Command[][] =>
  (
    JSON.parse(readFileSync(new URL('keptSequences.json', import.meta.url), 'utf8')) as {
      commands: Command[];
    }[]
  ).map(({ commands }) => commands);

export interface PropertyReport {
  sequences: number;
  /** Runs of the worker that were killed. */
  kills: number;
  /** Articles that were published. */
  published: number;
  violation: { message: string; commands: Command[] } | null;
}

/** Runs the kept sequences and random ones until one breaks a rule. `shorten` then looks for the shortest one. */
export const runSequences = async (
  count: number,
  seed: number,
  { shorten = true } = {},
): Promise<PropertyReport> => {
  const [site, model] = [await startFakeWordpress(), await startFakeModel()];
  const env = { OUTBOUND_ALLOW: site.address, ...model.env };
  const kill = createKillSwitch(createOutbound(parseAllowedHosts(site.address)));
  const api = await startTestApi({ env, outbound: kill.outbound });
  kill.watch(api.deps.db);
  try {
    const kept = readKeptSequences();
    let published = 0;
    const property = fc.asyncProperty(commandSequence, async (commands) => {
      published += await runSequence({ api, site, kill }, commands);
    });
    const { failed, numRuns, counterexample, errorInstance } = await fc.check(property, {
      seed,
      endOnFailure: !shorten,
      numRuns: count + kept.length,
      examples: kept.map((commands): [Command[]] => [commands]),
    });
    const message = errorInstance instanceof Error ? errorInstance.message : String(errorInstance);
    return {
      sequences: numRuns,
      kills: kill.countKills(),
      published,
      violation: failed ? { message, commands: counterexample?.[0] ?? [] } : null,
    };
  } finally {
    await api.close();
    await site.close();
    await model.close();
  }
};

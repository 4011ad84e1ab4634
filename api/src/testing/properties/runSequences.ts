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

interface RunOptions {
  /** Looks for the shortest sequence that breaks a rule. */
  shorten?: boolean;
  /** Called with a line of text after each hundred sequences. */
  onProgress?: (line: string) => void;
}

const sequencesPerLine = 100;

/** Runs the kept sequences and random ones until one breaks a rule. */
export const runSequences = async (
  count: number,
  seed: number,
  { shorten = true, onProgress = () => undefined }: RunOptions = {},
): Promise<PropertyReport> => {
  const [site, model] = [await startFakeWordpress(), await startFakeModel()];
  const env = { OUTBOUND_ALLOW: site.address, ...model.env };
  const kill = createKillSwitch(createOutbound(parseAllowedHosts(site.address)));
  const api = await startTestApi({ env, outbound: kill.outbound });
  kill.watch(api.deps.db);
  try {
    const kept = readKeptSequences();
    let [published, finished] = [0, 0];
    const property = fc.asyncProperty(commandSequence, async (commands) => {
      published += await runSequence({ api, site, kill }, commands);
      finished += 1;
      if (finished % sequencesPerLine === 0) onProgress(`${finished} sequences, ${published} published`);
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

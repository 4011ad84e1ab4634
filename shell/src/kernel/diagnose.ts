import { within } from './deadline.ts';
import { sha384 } from './integrity.ts';
import { fail, type Fault, type Step } from './outcome.ts';
import type { Ports } from './ports/ports.ts';

/** Short: the person is waiting for the version before. */
const diagnosisMs = 500;

/** A request that rejects says nothing; an origin that answers but may not be read is told from one that is away. */
export const whySilent = async ({ clock, fetcher, own }: Ports, url: string): Promise<string> => {
  const foreign = new URL(url, own).origin !== new URL(own).origin;
  if (!foreign) return 'nothing answered';
  const read = await within(clock, diagnosisMs, (signal) =>
    fetcher(url, { signal, cache: 'any', opaque: true }),
  );
  return read.kind === 'done' ? 'blocked by CORS: its origin does not allow this one' : 'nothing answered';
};

/** A script element says only that it failed; the same address, asked again, says why. */
export const whyRefused = async (
  ports: Ports,
  step: Step,
  { url, integrity }: { url: string; integrity: string },
): Promise<Fault> => {
  const file = url.split('/').at(-1) ?? url;
  const read = await within(ports.clock, diagnosisMs, (signal) =>
    ports.fetcher(url, { signal, cache: 'any' }),
  );
  if (read.kind === 'late') return fail(step, `${file}: did not arrive`);
  if (read.kind === 'failed') return fail(step, `${file}: ${await whySilent(ports, url)}`);
  const { status, type, text } = read.value;
  if (status !== 200) return fail(step, `${file}: answered HTTP ${status}`);
  if (!/(java|ecma)script/.test(type))
    return fail(step, `${file}: answered ${type || 'without a type'} where JavaScript was asked`);
  if (integrity && (await sha384(text)) !== integrity)
    return fail('integrity', `${file}: its bytes are not the released ones`);
  return fail(step, `${file}: did not arrive whole`);
};

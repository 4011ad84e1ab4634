import { withDeadline } from '../ports/deadline.ts';
import { sha384 } from './integrity.ts';
import type { Step, StepError } from '../result/steps.ts';
import type { Ports } from '../ports/ports.ts';

/** Short, because the user is waiting for the previous version. */
const diagnosisMs = 500;

/** A rejected fetch has no reason; an opaque request tells a CORS failure from an unreachable origin. */
export const diagnoseNoResponse = async (
  { clock, fetcher, pageUrl }: Ports,
  url: string,
): Promise<string> => {
  const isCrossOrigin = new URL(url, pageUrl).origin !== new URL(pageUrl).origin;
  if (!isCrossOrigin) return 'no response';
  const read = await withDeadline(clock, diagnosisMs, (signal) =>
    fetcher(url, { signal, cache: 'any', opaque: true }),
  );
  return read.ok ? 'blocked by CORS: the origin does not allow this page' : 'no response';
};

/** A failed script element has no reason; requesting the same URL again finds it. */
export const diagnoseScriptFailure = async (
  ports: Ports,
  step: Step,
  { url, integrity }: { url: string; integrity: string },
): Promise<StepError> => {
  const file = url.split('/').at(-1) ?? url;
  const createError = (reason: string, at = step): StepError => ({ step: at, reason: `${file}: ${reason}` });
  const read = await withDeadline(ports.clock, diagnosisMs, (signal) =>
    ports.fetcher(url, { signal, cache: 'any' }),
  );
  if (!read.ok)
    return createError(
      read.error.kind === 'late' ? 'did not load in time' : await diagnoseNoResponse(ports, url),
    );
  const { status, type, text } = read.value;
  if (status !== 200) return createError(`returned HTTP ${status}`);
  if (!/(java|ecma)script/.test(type))
    return createError(`is ${type || 'without a content type'}, not JavaScript`);
  if (integrity && (await sha384(text)) !== integrity)
    return createError('does not match its released hash', 'integrity');
  return createError('did not load completely');
};

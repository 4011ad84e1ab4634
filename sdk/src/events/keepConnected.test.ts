import { keepConnected, reconnectDelaysMs } from './keepConnected.ts';

interface TestEvent {
  id: string;
}
type Read = (after: string | null, onEvent: (event: TestEvent) => void) => Promise<void>;

const run = async (...attempts: Read[]) => {
  const controller = new AbortController();
  const seen: string[] = [];
  const resumedAfter: (string | null)[] = [];
  const waits: number[] = [];
  let gaps = 0;
  const last = await keepConnected<TestEvent>(
    {
      read: async (after, _, onEvent) => {
        resumedAfter.push(after);
        const attempt = attempts.shift();
        if (attempts.length === 0) controller.abort();
        await attempt?.(after, onEvent);
      },
      onEvent: ({ id }) => seen.push(id),
      onGap: () => (gaps += 1),
      wait: async (ms) => void waits.push(ms),
    },
    null,
    controller.signal,
  );
  return { seen, resumedAfter, waits, gaps, last };
};
const fail: Read = () => Promise.reject(new Error('unreachable'));
const send =
  (...ids: string[]): Read =>
  async (_, onEvent) =>
    ids.forEach((id) => onEvent({ id }));

it('resumes after the last event when the stream ends', async () => {
  const { seen, resumedAfter, last } = await run(send('1-1', '2-1'), send('3-1'));
  expect(seen).toEqual(['1-1', '2-1', '3-1']);
  expect(resumedAfter).toEqual([null, '2-1']);
  expect(last).toBe('3-1');
});

it('waits longer after each failed attempt and at most the last delay', async () => {
  const { waits } = await run(fail, fail, fail, fail, fail, fail, fail);
  expect(waits).toEqual([...reconnectDelaysMs, reconnectDelaysMs.at(-1)]);
});

it('reports a gap before the first event and after every failure', async () => {
  const { gaps } = await run(fail, fail, send('1-1'));
  expect(gaps).toBe(3);
});

it('stops without waiting when it is aborted', async () => {
  const { waits, last } = await run(send('1-1'));
  expect(waits).toEqual([]);
  expect(last).toBe('1-1');
});

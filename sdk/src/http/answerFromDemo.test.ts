import { getContentHistory, updateArticle } from '@rankwright/contracts/articles';
import { endpoints, getSchemas } from '@rankwright/contracts/endpoints';
import { streamEvents } from '@rankwright/contracts/events';
import { listReports } from '@rankwright/contracts/reports';
import { listScheduledItems } from '@rankwright/contracts/planner';
import { callApi } from './callApi.ts';
import { http } from './http.ts';
import { isDemo } from '../demo/demo.ts';
import { findDemoReply } from '../demo/demoReplies.ts';
import recording from '../demo/recording.json';
import { shiftDates } from '../demo/shiftDates.ts';

const fetched = jest.fn();

beforeEach(() => {
  fetched.mockReset();
  globalThis.fetch = fetched;
  sessionStorage.setItem('rankwright:demo', 'open');
});
afterEach(() => sessionStorage.clear());

const createPattern = (path: string) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`);
const findEndpoint = (path: string) =>
  endpoints.find((endpoint) => endpoint.method === 'GET' && createPattern(endpoint.path).test(path));
const read = (address: string, now = Date.now()) => findDemoReply(new URL(address, 'http://localhost'), now);

it('is off in a tab that did not ask for it', () => {
  sessionStorage.clear();
  expect(isDemo()).toBe(false);
});

it('answers without a request to the API', async () => {
  const { data } = await callApi(getContentHistory, { query: { search: 'black spot' } });
  expect(data.content.map(({ title }) => title)).toEqual(['Black spot on roses: what helps']);
  expect(fetched).not.toHaveBeenCalled();
});

it('refuses every change and sends nothing', async () => {
  const id = '00000000-0000-4000-8000-000000000001';
  const change = callApi(updateArticle, { params: { id }, body: { title: 'Mine', content: 'My text' } });
  await expect(change).rejects.toMatchObject({
    code: 'DEMO',
    message: expect.stringMatching(/^This is a demo/) as unknown,
  });
  expect(fetched).not.toHaveBeenCalled();
});

it('says so when it has no answer', async () => {
  await expect(callApi(listReports)).resolves.toBeDefined();
  await expect(http.get('/api/unknown')).rejects.toMatchObject({ code: 'DEMO' });
});

it('has an event stream without events, which ends with its signal', async () => {
  const controller = new AbortController();
  const { data: stream } = await http.get<ReadableStream<Uint8Array>>(streamEvents.path, {
    responseType: 'stream',
    signal: controller.signal,
  });
  const reading = stream.getReader().read();
  controller.abort(new Error('The screen was left.'));
  await expect(reading).rejects.toThrow('The screen was left.');
});

describe('the recording', () => {
  it.each(Object.keys(recording.replies))('holds a reply as the contract has it: %s', (address) => {
    const { pathname } = new URL(address, 'http://localhost');
    const endpoint = findEndpoint(pathname);
    const parsed = endpoint && getSchemas(endpoint).reply.safeParse(read(address));
    expect(parsed?.error).toBeUndefined();
    expect(parsed?.success).toBe(true);
  });

  it('names nothing of the machine it was made on', () => {
    expect(JSON.stringify(recording)).not.toMatch(/127\.0\.0\.1|localhost|\/work\/|\/tmp\/|member-/);
  });
});

describe('dates', () => {
  it('move with the day the demo is opened', () => {
    expect(shiftDates({ day: '2026-11-30', at: '2026-11-30T09:00:00.000Z', text: 'Nov 30' }, 3)).toEqual({
      day: '2026-12-03',
      at: '2026-12-03T09:00:00.000Z',
      text: 'Nov 30',
    });
  });

  it('put each planned article in its month, and only there', () => {
    const later = Date.parse(recording.recordedOn) + 400 * 86_400_000;
    const months = [0, 1].map((offset) => new Date(later + offset * 31 * 86_400_000));
    const lists = months.map((month) =>
      read(
        `${listScheduledItems.path}?year=${month.getUTCFullYear()}&month=${month.getUTCMonth() + 1}`,
        later,
      ),
    ) as { content: { scheduledDate: string }[] }[];
    for (const [index, { content }] of lists.entries()) {
      const month = months[index]?.toISOString().slice(0, 7) ?? '';
      for (const { scheduledDate } of content) expect(scheduledDate.slice(0, 7)).toBe(month);
    }
    expect(lists.flatMap(({ content }) => content).length).toBeGreaterThan(6);
  });
});

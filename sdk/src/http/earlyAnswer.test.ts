import { getSubscription } from '@rankwright/contracts/billing';
import { HttpResponse, http } from 'msw';
import { callApi } from '../api.ts';
import { session } from '../session.ts';
import { createToken, mockApi } from '../testing.ts';

const api = mockApi();
const token = createToken('00000000-0000-4000-8000-000000000001');
const { path } = getSubscription;

const setEarlyAnswer = (response: Promise<Response>, owner = token): void => {
  window.rankwrightEarlyAnswer = { path, token: owner, response, isPlanActive: Promise.resolve(true) };
};
const readPlan = async (signal?: AbortSignal): Promise<unknown> =>
  (await callApi(getSubscription, { ...(signal && { signal }) })).subscription;
const early = () => Promise.resolve(HttpResponse.json({ success: true, subscription: 'early' }));

beforeEach(() => {
  session.start(token);
  window.rankwrightEarlyAnswer = undefined;
  api.use(http.all(`*${path}`, () => HttpResponse.json({ success: true, subscription: 'asked again' })));
});

describe('an answer that the page asked for before the app started', () => {
  it('is taken once', async () => {
    setEarlyAnswer(early());
    expect(await readPlan()).toBe('early');
    expect(await readPlan()).toBe('asked again');
  });

  it('is left alone by another session', async () => {
    setEarlyAnswer(early(), createToken('00000000-0000-4000-8000-000000000002'));
    expect(await readPlan()).toBe('asked again');
  });

  it('ends the session like any other when it is refused', async () => {
    setEarlyAnswer(Promise.resolve(HttpResponse.json({ success: false }, { status: 401 })));
    await expect(readPlan()).rejects.toThrow();
    expect(session.current().ended).toBe('expired');
  });

  it('fails like any other when the server was not reached', async () => {
    setEarlyAnswer(Promise.reject(new TypeError('Failed to fetch')));
    await expect(readPlan()).rejects.toMatchObject({ status: 0 });
  });

  it('keeps nobody waiting who stopped', async () => {
    setEarlyAnswer(new Promise(() => undefined));
    const stop = new AbortController();
    const reading = readPlan(stop.signal);
    stop.abort();
    await expect(reading).rejects.toMatchObject({ name: 'AbortError' });
  });
});

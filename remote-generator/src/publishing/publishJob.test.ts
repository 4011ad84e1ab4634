import { publishToShopify, publishToWordpress } from '@rankwright/contracts/publishing';
import { answer, disconnect, mockApi, refuse, sampleConnections } from '@rankwright/sdk/testing';
import { sampleArticle, samplePublication } from '../testing/samples.ts';
import { mayRepeat, publishJob, sendAll } from './publishJob.ts';

const live = { success: true, state: 'live', publication: samplePublication() } as const;
const article = sampleArticle();
const shopify = jest.fn(() => live);
const server = mockApi(answer(publishToShopify, shopify));
const jobForBoth = () => publishJob(sampleConnections('wordpress', 'shopify').filter((c) => c.connected));
const failureOf = (sending: Promise<unknown>): Promise<Error> =>
  sending.then(
    () => new Error('nothing failed'),
    (error: unknown) => error as Error,
  );

beforeEach(() => shopify.mockClear());
afterEach(() => jest.restoreAllMocks());

describe('a line that breaks midway', () => {
  it('is tried again with those that did not answer, also while the server is still at it', async () => {
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const job = jobForBoth();
    server.use(disconnect(publishToWordpress));
    const broken = await failureOf(sendAll(job, article));
    expect(mayRepeat(0, broken)).toBe(true);

    onLine.mockReturnValue(true);
    server.use(refuse(publishToWordpress, 'PUBLISHING_BUSY'));
    const busy = await failureOf(sendAll(job, article));
    expect(busy).toMatchObject({ code: 'PUBLISHING_BUSY' });
    expect(mayRepeat(1, busy)).toBe(true);

    server.use(answer(publishToWordpress, live));
    const outcomes = await sendAll(job, article);
    expect(outcomes.map(({ platform }) => platform)).toEqual(['shopify', 'wordpress']);
    expect(shopify).toHaveBeenCalledTimes(1);
  });

  it('is not waited for without end', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const job = jobForBoth();
    server.use(disconnect(publishToWordpress));
    await failureOf(sendAll(job, article));
    server.use(refuse(publishToWordpress, 'PUBLISHING_BUSY'));
    expect(mayRepeat(8, await failureOf(sendAll(job, article)))).toBe(false);
  });
});

it('tells a site that is busy with somebody else at once', async () => {
  const job = jobForBoth();
  server.use(refuse(publishToWordpress, 'PUBLISHING_BUSY'));
  const outcomes = await sendAll(job, article);
  expect(outcomes).toHaveLength(2);
});

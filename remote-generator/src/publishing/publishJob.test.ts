import { publishToShopify, publishToWordpress } from '@rankwright/contracts/publishing';
import { mockReply, mockNetworkError, mockApi, mockError, sampleConnections } from '@rankwright/sdk/testing';
import { sampleArticle, samplePublication } from '../testing/samples.ts';
import { shouldRetry, createPublishJob, sendAll } from './publishJob.ts';

const live = { success: true, state: 'live', publication: samplePublication() } as const;
const article = sampleArticle();
const shopify = jest.fn(() => live);
const server = mockApi(mockReply(publishToShopify, shopify));
const createJobForBoth = () =>
  createPublishJob(sampleConnections('wordpress', 'shopify').filter((c) => c.connected));
const catchError = (sending: Promise<unknown>): Promise<Error> =>
  sending.then(
    () => new Error('nothing failed'),
    (error: unknown) => error as Error,
  );

beforeEach(() => shopify.mockClear());
afterEach(() => jest.restoreAllMocks());

describe('a connection that breaks while publishing', () => {
  it('is retried for the platforms without a reply, also while the server is still publishing', async () => {
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const job = createJobForBoth();
    server.use(mockNetworkError(publishToWordpress));
    const broken = await catchError(sendAll(job, article));
    expect(shouldRetry(0, broken)).toBe(true);

    onLine.mockReturnValue(true);
    server.use(mockError(publishToWordpress, 'PUBLISHING_BUSY'));
    const busy = await catchError(sendAll(job, article));
    expect(busy).toMatchObject({ code: 'PUBLISHING_BUSY' });
    expect(shouldRetry(1, busy)).toBe(true);

    server.use(mockReply(publishToWordpress, live));
    const outcomes = await sendAll(job, article);
    expect(outcomes.map(({ platform }) => platform)).toEqual(['shopify', 'wordpress']);
    expect(shopify).toHaveBeenCalledTimes(1);
  });

  it('is not retried forever', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const job = createJobForBoth();
    server.use(mockNetworkError(publishToWordpress));
    await catchError(sendAll(job, article));
    server.use(mockError(publishToWordpress, 'PUBLISHING_BUSY'));
    expect(shouldRetry(8, await catchError(sendAll(job, article)))).toBe(false);
  });
});

it('reports a busy site immediately when the connection was not lost', async () => {
  const job = createJobForBoth();
  server.use(mockError(publishToWordpress, 'PUBLISHING_BUSY'));
  const outcomes = await sendAll(job, article);
  expect(outcomes).toHaveLength(2);
});

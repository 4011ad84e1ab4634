import { getProfile } from '@rankwright/contracts/account';
import { getSubscription } from '@rankwright/contracts/billing';
import { profileQuery, subscriptionQuery } from '@rankwright/sdk/queries';
import { createQueryClient } from '@rankwright/sdk/query';
import { session } from '@rankwright/sdk/session';
import { createToken, mockApi } from '@rankwright/sdk/testing';
import { HttpResponse, http } from 'msw';
import { prefetchFirstData } from './prefetchFirstData.ts';

const api = mockApi();
const userId = '00000000-0000-4000-8000-000000000001';
const token = createToken(userId);
const user = { id: userId, timeZone: 'Europe/Berlin' };

/** Responses that the bootstrap script has prefetched; of the others none has arrived. */
const setPrefetched = (replies: Readonly<Record<string, unknown>>): void => {
  const entries = Object.entries(replies).map(
    ([path, reply]) => [new URL(path, location.href).href, reply] as const,
  );
  window.rankwrightPrefetched = {
    token,
    pathname: location.pathname,
    responses: new Map(
      entries.map(([url, reply]) => [
        url,
        reply === null
          ? new Promise<Response>(() => undefined)
          : Promise.resolve(HttpResponse.json(reply as object)),
      ]),
    ),
    isPlanActive: Promise.resolve(true),
  };
};
const pagePrefetch = jest.fn<Promise<unknown>, [object]>();
const pages = {
  '/content-history': {
    Page: () => null,
    prefetch: pagePrefetch,
    remote: 'generator',
    version: '1.0.0',
    owner: 'Writing',
  },
};
const queryClient = createQueryClient();
const prefetch = (search = '') => prefetchFirstData(Promise.resolve(pages), queryClient, search);

beforeEach(() => {
  queryClient.clear();
  pagePrefetch.mockReset().mockResolvedValue(undefined);
  window.rankwrightPrefetched = undefined;
  session.start(token);
});

describe('what the first render shows is read before it', () => {
  it('of the account, from responses that were prefetched', async () => {
    const subscription = { status: 'active' };
    setPrefetched({
      [getProfile.path]: { success: true, user },
      [getSubscription.path]: { success: true, subscription },
    });
    await expect(prefetch()).resolves.toBe(pages);
    expect(queryClient.getQueryData(profileQuery(userId).queryKey)).toEqual(user);
    expect(queryClient.getQueryData(subscriptionQuery(userId).queryKey)).toMatchObject({ subscription });
  });

  it('of the page, for the address and the user', async () => {
    await prefetch('?search=roses');
    expect(pagePrefetch).toHaveBeenCalledWith({
      queryClient,
      userId,
      search: new URLSearchParams('search=roses'),
    });
  });

  it('and nobody waits for what has to come over the network', async () => {
    const ask = jest.fn(() => HttpResponse.json({ success: true, user }));
    api.use(http.all(`*${getProfile.path}`, ask));
    pagePrefetch.mockReturnValue(new Promise(() => undefined));
    await expect(prefetch()).resolves.toBe(pages);
    expect(ask).not.toHaveBeenCalled();
  });

  it('nor long for a response of the page that is on its way', async () => {
    setPrefetched({ '/api/auth/content-history': null, [getProfile.path]: { success: true, user } });
    pagePrefetch.mockReturnValue(new Promise(() => undefined));
    await expect(prefetch()).resolves.toBe(pages);
  });

  it('and a failure is left to the screen', async () => {
    pagePrefetch.mockRejectedValue(new Error('offline'));
    await expect(prefetch()).resolves.toBe(pages);
  });
});

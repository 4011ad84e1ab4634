import { getProfile, listSessions, updatePassword, updateUser } from '@rankwright/contracts/account';
import { generateArticle, streamArticle } from '@rankwright/contracts/articles';
import { getPricing } from '@rankwright/contracts/billing';
import { getWebflow, getWordpress, listShopifyBlogs, saveWix } from '@rankwright/contracts/connections';
import { endpoints, getSchemas } from '@rankwright/contracts/endpoints';
import { HttpResponse, http } from 'msw';
import { callApi, streamApi, uploadFile } from '../api.ts';
import { session } from '../session.ts';
import { mockApi, mockReply } from '../testing.ts';
import type { AnyEndpoint } from './callApi.ts';

const api = mockApi();
const requests: string[] = [];
beforeEach(() => {
  session.end('logout');
  requests.length = 0;
  api.use(
    http.all('*', ({ request }) => {
      requests.push(request.url);
      return HttpResponse.json({});
    }),
  );
});

const call = (endpoint: AnyEndpoint) =>
  callApi(endpoint, { ...getSchemas(endpoint).example, params: { uid: '1' } });
const expectUnsent = async (endpoint: AnyEndpoint, message: string) => {
  await expect(call(endpoint)).rejects.toMatchObject({ name: 'ApiError', status: 401, message });
  expect(requests).toEqual([]);
};

it('says "Not authenticated" when the password is changed without a token, and sends nothing [A-233]', async () => {
  await expectUnsent(updatePassword, 'Not authenticated');
});

it.each([getProfile, updateUser])(
  'says "Authentication token not found" for the profile without a token, and sends nothing [A-234] (%#)',
  async (endpoint) => expectUnsent(endpoint, 'Authentication token not found'),
);

it('says "User not authenticated" for WordPress without a token, and sends nothing [C-260]', async () => {
  await expectUnsent(getWordpress, 'User not authenticated');
});

it('says "Authentication required" for Webflow without a token, and sends nothing [C-261]', async () => {
  await expectUnsent(getWebflow, 'Authentication required');
});

it.each([saveWix, listShopifyBlogs])(
  'says "No authentication token found" for Wix and Shopify without a token, and sends nothing [C-262] (%#)',
  async (endpoint) => expectUnsent(endpoint, 'No authentication token found'),
);

it.each([
  [generateArticle, 'Please log in to generate articles'],
  [listSessions, 'Please log in to continue'],
] as const)(
  'asks to log in for any other call without a token, and sends nothing [C-263] (%#)',
  expectUnsent,
);

it.each(
  endpoints.filter(({ access }) => access !== 'none').map((endpoint) => [endpoint.id, endpoint] as const),
)('sends nothing without a token: %s', async (_, endpoint) => {
  expect(endpoint.missingTokenText).not.toBe('');
  await expectUnsent(endpoint, endpoint.missingTokenText);
});

it('opens no stream and uploads no file without a token', async () => {
  const { signal } = new AbortController();
  await expect(streamApi(streamArticle, {}, signal, () => undefined)).rejects.toThrow(
    'Please log in to generate articles',
  );
  await expect(uploadFile(updateUser, new Blob(['x']), 'x.png', () => undefined)).rejects.toThrow(
    'Authentication token not found',
  );
  expect(requests).toEqual([]);
});

it('sends a public call without a token', async () => {
  const reply = { success: true, plan: 'Pro', trialDays: 3, prices: [] } as const;
  api.use(mockReply(getPricing, { ...reply, prices: [] }));
  await expect(callApi(getPricing)).resolves.toEqual(reply);
});

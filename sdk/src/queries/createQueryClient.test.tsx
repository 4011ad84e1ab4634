import { generateArticle } from '@rankwright/contracts/articles';
import { getSubscription } from '@rankwright/contracts/billing';
import { focusManager, useMutation } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { useQuery } from '../query.ts';
import { callApi } from '../api.ts';
import { usePlan } from '../queries.ts';
import { mockApi, mockError, renderScreen, createToken } from '../testing.ts';

const path = '/api/roses';
const requests: Request[] = [];
const respondWith = (createResponse: () => Response) =>
  http.all(`*${path}`, ({ request }) => {
    requests.push(request);
    return createResponse();
  });
const api = mockApi();

const RoseCount = () => {
  const { data, error, isPending } = useQuery<{ roses: number }>({ queryKey: [path] });
  if (isPending) return <p>Waiting</p>;
  return <p>{error ? error.message : `${data.roses} roses`}</p>;
};
const PlantButton = () => {
  const { mutate, error } = useMutation({
    mutationFn: () => fetch(path, { method: 'POST' }).then(throwError),
  });
  return (
    <button type="button" onClick={() => mutate()}>
      {error ? 'Failed' : 'Plant'}
    </button>
  );
};
const throwError = () => {
  throw new Error('Too wet');
};

const GenerateButton = () => {
  const plan = usePlan();
  const { mutate } = useMutation({
    mutationFn: () =>
      callApi(generateArticle, { body: { keywords: ['roses'], industry: 'Gardening' } as never }),
  });
  return plan.isPending ? null : (
    <button type="button" onClick={() => mutate()}>
      Write
    </button>
  );
};

describe('default query function', () => {
  beforeEach(() => void (requests.length = 0));

  it('requests the path in the query key with the session token [A-195]', async () => {
    api.use(respondWith(() => HttpResponse.json({ roses: 3 })));
    renderScreen(<RoseCount />);
    expect(await screen.findByText('3 roses')).toBeVisible();
    expect(requests.map(({ method, url }) => `${method} ${new URL(url).pathname}`)).toEqual([`GET ${path}`]);
    expect(requests[0]?.headers.get('authorization')).toBe(
      `Bearer ${createToken('00000000-0000-4000-8000-000000000001')}`,
    );
  });

  it('sends credentials and parses JSON [A-269]', async () => {
    api.use(respondWith(() => HttpResponse.json({ roses: 4 })));
    renderScreen(<RoseCount />);
    expect(await screen.findByText('4 roses')).toBeVisible();
    expect(requests[0]?.credentials).toBe('include');
  });

  it('refetches neither on focus nor on an interval nor when mounted again [A-195] [A-270] [A-271]', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    api.use(respondWith(() => HttpResponse.json({ roses: 3 })));
    const { queryClient } = renderScreen(<RoseCount />);
    await screen.findByText('3 roses');
    act(() => {
      focusManager.setFocused(false);
      focusManager.setFocused(true);
    });
    expect(queryClient.isFetching()).toBe(0);
    act(() => {
      jest.advanceTimersByTime(3_600_000);
    });
    expect(queryClient.isFetching()).toBe(0);
    expect(
      queryClient
        .getQueryCache()
        .find({ queryKey: [path] })
        ?.isStale(),
    ).toBe(false);
    expect(queryClient.getDefaultOptions().queries).toMatchObject({
      retry: false,
      refetchOnWindowFocus: false,
      refetchInterval: false,
      staleTime: Infinity,
    });
    jest.useRealTimers();
    focusManager.setFocused(undefined);
    expect(requests).toHaveLength(1);
  });

  it.each([
    ['the body', () => new HttpResponse('No soil', { status: 503 }), '503: No soil'],
    [
      'the status text without a body',
      () => new HttpResponse(null, { status: 418, statusText: 'Teapot' }),
      '418: Teapot',
    ],
  ])(
    'fails without a retry when the response is an error, with the status and %s [A-195] [A-197]',
    async (_, createResponse, text) => {
      api.use(respondWith(createResponse));
      renderScreen(<RoseCount />);
      expect(await screen.findByText(text)).toBeVisible();
      expect(requests).toHaveLength(1);
    },
  );
});

it('refetches the subscription when a request fails with PLAN_REQUIRED [A-176]', async () => {
  let reads = 0;
  api.use(
    mockError(generateArticle, 'PLAN_REQUIRED'),
    http.get(`*${getSubscription.path}`, () => {
      reads += 1;
      return HttpResponse.json({ subscription: null });
    }),
  );
  const { user } = renderScreen(<GenerateButton />);
  await user.click(await screen.findByRole('button', { name: 'Write' }));
  await waitFor(() => expect(reads).toBe(2));
});

it('does not retry a failed mutation [A-196]', async () => {
  requests.length = 0;
  api.use(respondWith(() => HttpResponse.json({}, { status: 500 })));
  const { user } = renderScreen(<PlantButton />);
  await user.click(screen.getByRole('button', { name: 'Plant' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Failed' })).toBeVisible());
  expect(requests).toHaveLength(1);
});

it('fails a mutation immediately when the network is down', async () => {
  api.use(http.post(`*${path}`, () => HttpResponse.error()));
  const { user } = renderScreen(<PlantButton />);
  fireEvent(window, new Event('offline'));
  await user.click(screen.getByRole('button', { name: 'Plant' }));
  expect(await screen.findByRole('button', { name: 'Failed' })).toBeVisible();
  fireEvent(window, new Event('online'));
});

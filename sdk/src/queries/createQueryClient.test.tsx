import { generateArticle } from '@rankwright/contracts/articles';
import { getSubscription } from '@rankwright/contracts/billing';
import { focusManager } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { useMutation, useQuery } from '../query.ts';
import { callApi } from '../api.ts';
import { usePlan } from '../queries.ts';
import { mockApi, refuse, renderScreen, tokenFor } from '../testing.ts';

const path = '/api/roses';
const asked: Request[] = [];
const answers = (make: () => Response) =>
  http.all(`*${path}`, ({ request }) => {
    asked.push(request);
    return make();
  });
const api = mockApi();

const Roses = () => {
  const { data, error, isPending } = useQuery<{ roses: number }>({ queryKey: [path] });
  if (isPending) return <p>Waiting</p>;
  return <p>{error ? error.message : `${data.roses} roses`}</p>;
};
const Planting = () => {
  const { mutate, error } = useMutation({ mutationFn: () => fetch(path, { method: 'POST' }).then(fail) });
  return (
    <button type="button" onClick={() => mutate()}>
      {error ? 'Failed' : 'Plant'}
    </button>
  );
};
const fail = () => {
  throw new Error('Too wet');
};

const Writing = () => {
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

describe('a query', () => {
  beforeEach(() => void (asked.length = 0));

  it('is a GET of the path in its key, with the session [A-195]', async () => {
    api.use(answers(() => HttpResponse.json({ roses: 3 })));
    renderScreen(<Roses />);
    expect(await screen.findByText('3 roses')).toBeVisible();
    expect(asked.map(({ method, url }) => `${method} ${new URL(url).pathname}`)).toEqual([`GET ${path}`]);
    expect(asked[0]?.headers.get('authorization')).toBe(
      `Bearer ${tokenFor('00000000-0000-4000-8000-000000000001')}`,
    );
  });

  it('is not asked again by focus or by time [A-195]', async () => {
    api.use(answers(() => HttpResponse.json({ roses: 3 })));
    renderScreen(<Roses />);
    await screen.findByText('3 roses');
    jest.useFakeTimers();
    act(() => {
      focusManager.setFocused(false);
      focusManager.setFocused(true);
      jest.advanceTimersByTime(3_600_000);
    });
    jest.useRealTimers();
    focusManager.setFocused(undefined);
    expect(asked).toHaveLength(1);
  });

  it.each([
    ['the body', () => new HttpResponse('No soil', { status: 503 }), '503: No soil'],
    [
      'the status text without a body',
      () => new HttpResponse(null, { status: 418, statusText: 'Teapot' }),
      '418: Teapot',
    ],
  ])('that is refused fails once, with the status and %s [A-195] [A-197]', async (_, make, words) => {
    api.use(answers(make));
    renderScreen(<Roses />);
    expect(await screen.findByText(words)).toBeVisible();
    expect(asked).toHaveLength(1);
  });
});

it('a refusal for want of a plan has the plan read again [A-176]', async () => {
  let reads = 0;
  api.use(
    refuse(generateArticle, 'PLAN_REQUIRED'),
    http.get(`*${getSubscription.path}`, () => {
      reads += 1;
      return HttpResponse.json({ subscription: null });
    }),
  );
  const { user } = renderScreen(<Writing />);
  await user.click(await screen.findByRole('button', { name: 'Write' }));
  await waitFor(() => expect(reads).toBe(2));
});

it('a mutation is not tried again [A-196]', async () => {
  asked.length = 0;
  api.use(answers(() => HttpResponse.json({}, { status: 500 })));
  const { user } = renderScreen(<Planting />);
  await user.click(screen.getByRole('button', { name: 'Plant' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Failed' })).toBeVisible());
  expect(asked).toHaveLength(1);
});

it('a mutation without a network fails at once instead of waiting in silence', async () => {
  api.use(http.post(`*${path}`, () => HttpResponse.error()));
  const { user } = renderScreen(<Planting />);
  fireEvent(window, new Event('offline'));
  await user.click(screen.getByRole('button', { name: 'Plant' }));
  expect(await screen.findByRole('button', { name: 'Failed' })).toBeVisible();
  fireEvent(window, new Event('online'));
});

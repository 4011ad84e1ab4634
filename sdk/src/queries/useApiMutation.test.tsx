import { deleteKeyword, listKeywords } from '@rankwright/contracts/planner';
import { renderHook, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { callApi, endpointQuery, endpointKey } from '../api.ts';
import { changeCached, useApiMutation, useQuery } from '../query.ts';
import { mockApi, mockError, mockNetworkError, renderScreen, sampleId } from '../testing.ts';
import { useToasts } from '../toasts.ts';

const api = mockApi();
const path = '/api/roses';
const rosesKey = [path];

interface Roses {
  names: string[];
}

const RoseList = () => {
  const roses = useQuery<Roses>({ queryKey: rosesKey });
  const removing = useApiMutation({
    send: (id: string) => callApi(deleteKeyword, { params: { id } }),
    errorText: 'Failed to delete keyword',
    success: { title: 'Deleted' },
    invalidates: [endpointKey({ path })],
    optimistic: () => [changeCached<Roses>(rosesKey, () => ({ names: [] }))],
  });
  if (!roses.data) return <p>Waiting</p>;
  return (
    <>
      <p>{roses.data.names.join() || 'No roses'}</p>
      <button type="button" onClick={() => removing.mutate(sampleId(1))}>
        {removing.isPending ? 'Deleting' : 'Delete'}
      </button>
    </>
  );
};

const open = async (names: string[] = ['Peace']) => {
  const reads = { count: 0 };
  api.use(
    http.get(`*${path}`, () => {
      reads.count += 1;
      return HttpResponse.json({ names });
    }),
  );
  const view = renderScreen(<RoseList />);
  await screen.findByText('Peace');
  return { ...view, reads };
};

const press = async (user: Awaited<ReturnType<typeof open>>['user']) =>
  user.click(screen.getByRole('button', { name: 'Delete' }));

it('changes the cache at once, then refetches', async () => {
  const { user, reads } = await open();
  let reply: () => void = () => undefined;
  api.use(
    http.delete(`*${deleteKeyword.path}`, async () => {
      await new Promise<void>((resolve) => (reply = resolve));
      return HttpResponse.json({ success: true });
    }),
  );
  await press(user);
  expect(await screen.findByText('No roses')).toBeVisible();
  expect(reads.count).toBe(1);
  await screen.findByRole('button', { name: 'Deleting' });
  await waitFor(() => {
    reply();
    expect(reads.count).toBe(2);
  });
  expect(await screen.findByRole('status', { name: 'Notification' })).toHaveTextContent('Deleted');
});

it('goes back to the cached data when the request fails, and says why', async () => {
  const { user } = await open();
  api.use(
    mockNetworkError(deleteKeyword),
    http.get(`*${path}`, () => new Promise<Response>(() => undefined)),
  );
  await press(user);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'ErrorNetwork error. Please check your connection',
  );
  expect(screen.getByText('Peace')).toBeVisible();
});

it.each([
  ['the documented text when the server has none', 'INTERNAL', 'Failed to delete keyword'],
  ["the server's text when it has one", 'NOT_FOUND', 'Not found.'],
] as const)('shows %s in a destructive toast [C-264]', async (_, code, text) => {
  const { user } = await open();
  api.use(mockError(deleteKeyword, code));
  await press(user);
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  const { result } = renderHook(useToasts);
  const toast = { title: 'Error', description: text, variant: 'destructive' };
  expect(result.current.filter(({ open: isOpen }) => isOpen)).toEqual([expect.objectContaining(toast)]);
});

it('sends the request once, and closes its error when a later attempt succeeds', async () => {
  const { user } = await open();
  let sent = 0;
  api.use(
    http.delete(`*${deleteKeyword.path}`, () => {
      sent += 1;
      return sent === 1 ? new HttpResponse(null, { status: 503 }) : HttpResponse.json({ success: true });
    }),
  );
  await press(user);
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(sent).toBe(1);
  await press(user);
  expect(await screen.findByRole('status', { name: 'Notification' })).toHaveTextContent('Deleted');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('gives every query of an endpoint a key that starts with its path', () => {
  const { queryKey } = endpointQuery(listKeywords);
  expect(queryKey.slice(0, 1)).toEqual(endpointKey(listKeywords));
});

const RoseRemovers = () => {
  const roses = useQuery<Roses>({ queryKey: rosesKey });
  const { mutate } = useApiMutation({
    send: (name: string) => callApi(deleteKeyword, { params: { id: name } }),
    errorText: 'Failed to delete keyword',
    optimistic: (name) => [
      changeCached<Roses>(
        rosesKey,
        ({ names }) => ({ names: names.filter((known) => known !== name) }),
        ({ names }) => ({ names: [...names, name] }),
      ),
    ],
  });
  return (
    <>
      <p>{roses.data?.names.join(', ')}</p>
      {['Peace', 'Iceberg'].map((name) => (
        <button key={name} type="button" onClick={() => mutate(name)}>
          Delete {name}
        </button>
      ))}
    </>
  );
};

it('undoes a rejected change and leaves one that was made meanwhile', async () => {
  let reject: () => void = () => undefined;
  api.use(
    http.get(`*${path}`, () => HttpResponse.json({ names: ['Peace', 'Iceberg', 'Flame'] })),
    http.delete('*/Peace', async () => {
      await new Promise<void>((resolve) => (reject = resolve));
      return new HttpResponse(null, { status: 503 });
    }),
    http.delete('*/Iceberg', () => new Promise<Response>(() => undefined)),
  );
  const { user } = renderScreen(<RoseRemovers />);
  await screen.findByText('Peace, Iceberg, Flame');
  await user.click(screen.getByRole('button', { name: 'Delete Peace' }));
  await user.click(screen.getByRole('button', { name: 'Delete Iceberg' }));
  expect(await screen.findByText('Flame')).toBeVisible();
  await waitFor(() => {
    reject();
    expect(screen.getByText('Flame, Peace')).toBeVisible();
  });
});

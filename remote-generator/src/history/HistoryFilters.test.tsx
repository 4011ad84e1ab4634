import { getContentHistory } from '@rankwright/contracts/articles';
import { mockReply } from '@rankwright/sdk/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { historyPage } from '../testing/samples.ts';
import { article, server, open, findTable } from '../testing/historyScreen.tsx';

describe('search and filters', () => {
  it('searches 300 ms after the last change and keeps the search in the URL [C-085]', async () => {
    const requests: string[] = [];
    server.use(
      mockReply(getContentHistory, ({ query }) => {
        requests.push(query.get('search') ?? '');
        return historyPage([article]);
      }),
    );
    const { router } = open();
    await findTable();
    jest.useFakeTimers({
      doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'],
    });
    const box = screen.getByRole('searchbox', { name: 'Search content' });
    fireEvent.change(box, { target: { value: 'ro' } });
    act(() => {
      jest.advanceTimersByTime(299);
    });
    fireEvent.change(box, { target: { value: 'roses' } });
    act(() => {
      jest.advanceTimersByTime(299);
    });
    expect(router.state.location.search).toBe('');
    act(() => {
      jest.advanceTimersByTime(1);
    });
    jest.useRealTimers();
    await waitFor(() => expect(requests).toEqual(['', 'roses']));
    expect(router.state.location.search).toBe('?search=roses');
  });

  it('filters by status and type and keeps the filters in the URL', async () => {
    const requests: string[] = [];
    server.use(
      mockReply(getContentHistory, ({ query }) => {
        requests.push(`${query.get('status') ?? '-'}/${query.get('type') ?? '-'}`);
        return historyPage([article]);
      }),
    );
    const { router, user } = open('/content-history?type=article');
    await findTable();
    await user.click(screen.getByRole('combobox', { name: 'Status' }));
    await user.click(screen.getByRole('option', { name: 'Published' }));
    await waitFor(() => expect(requests).toEqual(['-/article', 'published/article']));
    expect(router.state.location.search).toBe('?status=published&type=article');
  });

  it('sorts, keeps the order in the URL, and keeps it when the filters are cleared', async () => {
    const requests: string[] = [];
    server.use(
      mockReply(getContentHistory, ({ query }) => {
        requests.push(`${query.get('sort') ?? '-'}/${query.get('order') ?? '-'}`);
        return historyPage(query.get('search') ? [] : [article]);
      }),
    );
    const { router, user } = open('/content-history');
    await findTable();
    await user.click(screen.getByRole('combobox', { name: 'Sort by' }));
    await user.click(screen.getByRole('option', { name: 'Published, latest first' }));
    await waitFor(() => expect(requests).toEqual(['-/-', 'published/desc']));
    expect(router.state.location.search).toBe('?sort=published-desc');
    await user.type(screen.getByRole('searchbox', { name: 'Search content' }), 'tulips');
    await user.click(await screen.findByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(router.state.location.search).toBe('?sort=published-desc'));
  });
});

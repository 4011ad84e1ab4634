import { history as limits } from '@rankwright/contracts/limits';
import { getContentHistory, type HistoryRow } from '@rankwright/contracts/articles';
import { answer, disconnect, sampleId } from '@rankwright/sdk/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { historyPage, sampleRow } from '../testing/samples.ts';
import { server, page, open, lines, table } from '../testing/historyScreen.tsx';

/** Scrolls, and lets the time go by after which the page looks where it stands. */
const scrollAndWait = () => {
  jest.useFakeTimers({
    doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'],
  });
  fireEvent.scroll(window);
  act(() => {
    jest.advanceTimersByTime(limits.scrollThrottleMs);
  });
  jest.useRealTimers();
};

describe('page by page', () => {
  const many = (page: number): HistoryRow[] =>
    Array.from({ length: 10 }, (_, index) =>
      sampleRow({
        id: sampleId(page * 100 + index),
        title: `Row ${page}-${index}`,
      }),
    );
  const asked: string[] = [];
  beforeEach(() => {
    asked.length = 0;
    server.use(
      answer(getContentHistory, ({ query }) => {
        const page = Number(query.get('page'));
        asked.push(`${page}/${query.get('limit')}/${query.get('cursor') ?? ''}`);
        return historyPage(many(page), { page, hasMore: page < 3, total: 30 });
      }),
    );
  });

  it('loads page 1 on opening, ten rows at a time [C-084]', async () => {
    open();
    await table();
    expect(screen.getByText('Row 1-0')).toBeVisible();
    expect(asked).toEqual(['1/10/']);
  });

  it('loads more within 200 pixels of the bottom, until there are no more [C-086]', async () => {
    const { queryClient } = open();
    await table();
    page.height = window.innerHeight + 201;
    scrollAndWait();
    expect(queryClient.isFetching()).toBe(0);
    page.height = window.innerHeight + 200;
    scrollAndWait();
    expect(queryClient.isFetching()).toBe(1);
    await waitFor(() => expect(asked).toEqual(['1/10/', '2/10/after-1', '3/10/after-2']));
    expect(await screen.findByRole('table')).toHaveAttribute('aria-rowcount', '31');
    scrollAndWait();
    expect(queryClient.isFetching()).toBe(0);
    expect(asked).toHaveLength(3);
  });

  it('draws only the rows near the window', async () => {
    server.use(
      answer(
        getContentHistory,
        historyPage(
          Array.from({ length: 1_000 }, (_, index) =>
            sampleRow({ id: sampleId(1_000 + index), title: `Row ${index}` }),
          ),
        ),
      ),
    );
    open();
    expect(await table()).toHaveAttribute('aria-rowcount', '1001');
    expect(lines().length).toBeLessThan(200);
  });

  it('keeps the rows when the next ones cannot be loaded, and offers to try again', async () => {
    const { user } = open();
    await table();
    server.use(disconnect(getContentHistory));
    page.height = window.innerHeight;
    fireEvent.scroll(window);
    expect(await screen.findByText('The next rows could not be loaded')).toBeVisible();
    expect(screen.getByText('Row 1-0')).toBeVisible();
    server.use(answer(getContentHistory, historyPage(many(2), { page: 2 })));
    await user.click(screen.getByRole('button', { name: /try again|retry/i }));
    expect(await screen.findByRole('table')).toHaveAttribute('aria-rowcount', '21');
  });
});

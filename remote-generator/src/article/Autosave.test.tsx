import { getArticle, updateArticle } from '@rankwright/contracts/articles';
import { publishArticle } from '@rankwright/contracts/articlePublishing';
import { listConnections } from '@rankwright/contracts/connections';
import { mockError, mockNetworkError, mockReply, sampleConnections } from '@rankwright/sdk/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { sampleArticle } from '../testing/samples.ts';
import { article, changeTitle, open, recordSaves, save, server } from '../testing/articleScreen.tsx';

const retype = (value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: 'Title' }), { target: { value } });
/** Lets time pass, and what was due then happen. */
const wait = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1_000));
const changedElsewhere = 'Not saved: the article was changed in another window.';

describe('saving while typing', () => {
  beforeEach(() => jest.useFakeTimers({ advanceTimers: true }));
  afterEach(() => jest.useRealTimers());

  it('saves after a pause, without publishing and without a toast', async () => {
    const sent = recordSaves();
    const published = jest.fn();
    const connections = sampleConnections('wordpress').map((site) => ({ ...site, autoPublish: true }));
    server.use(
      mockReply(listConnections, { success: true, connections }),
      mockReply(publishArticle, () => {
        published();
        return { success: true as const, article, publications: [] };
      }),
    );
    const { user } = await open();
    await screen.findByRole('button', { name: 'Publish to WordPress' });
    await changeTitle(user, 'Pruning');
    expect(screen.getByText('Unsaved changes.')).toBeVisible();
    await wait(1);
    retype('Pruning roses');
    await wait(1.5);
    expect(sent).toEqual([]);
    await wait(0.6);
    await waitFor(() => expect(screen.getByText('Saved.')).toBeVisible());
    expect(sent).toEqual([
      expect.objectContaining({ title: 'Pruning roses', baseVersion: 1, autosave: true }),
    ]);
    expect(screen.queryByText('Article saved')).not.toBeInTheDocument();
    expect(published).not.toHaveBeenCalled();
    retype('Pruning roses late');
    await wait(2.1);
    await waitFor(() => expect(sent[1]).toMatchObject({ title: 'Pruning roses late', baseVersion: 2 }));
  });

  it('saves at least every 15 seconds of typing', async () => {
    const sent = recordSaves();
    const { user } = await open();
    await changeTitle(user, 'Roses 0');
    for (let edit = 1; edit <= 10; edit += 1) {
      await act(() => jest.advanceTimersByTimeAsync(1_900));
      retype(`Roses ${edit}`);
    }
    await waitFor(() => expect(sent).not.toEqual([]));
    expect(sent[0]).not.toMatchObject({ title: 'Roses 10' });
    await wait(2.1);
    expect(await screen.findByText('Saved.')).toBeVisible();
  });

  it('does not save an empty title', async () => {
    const sent = recordSaves();
    const { user } = await open();
    await changeTitle(user, ' ');
    await wait(20);
    expect(sent).toEqual([]);
    expect(screen.getByText('Not saved: title and content cannot be empty.')).toBeVisible();
  });

  it('says that the server cannot be reached, tries again and then says that it is saved', async () => {
    server.use(mockNetworkError(updateArticle));
    const { user } = await open();
    await changeTitle(user, 'Pruning roses');
    await wait(2.1);
    expect(await screen.findByText(/^The server cannot be reached\. Your changes are stored/)).toBeVisible();
    const sent = recordSaves();
    await wait(3.1);
    expect(await screen.findByText('Saved.')).toBeVisible();
    expect(sent).toHaveLength(1);
  });

  it('says why the server rejects a text, and sends it no second time', async () => {
    server.use(mockError(updateArticle, 'STORAGE_LIMIT'));
    const { user } = await open();
    await changeTitle(user, 'Pruning roses');
    await wait(2.1);
    expect(await screen.findByText(/^Not saved: .* Your changes are stored on this device\.$/)).toBeVisible();
    const sent = recordSaves();
    await wait(90);
    expect(sent).toEqual([]);
    retype('Pruning');
    await wait(2.1);
    await waitFor(() => expect(sent).toHaveLength(1));
  });

  it('waits while offline and saves the latest text after reconnecting', async () => {
    const sent = recordSaves();
    const { user } = await open();
    await changeTitle(user, 'Pruning');
    fireEvent(window, new Event('offline'));
    await wait(2.1);
    expect(
      await screen.findByText(/^You are offline\. Your changes are stored on this device/),
    ).toBeVisible();
    retype('Pruning roses');
    await wait(60);
    expect(sent).toEqual([]);
    fireEvent(window, new Event('online'));
    expect(await screen.findByText('Saved.')).toBeVisible();
    expect(sent).toEqual([expect.objectContaining({ title: 'Pruning roses', baseVersion: 1 })]);
  });

  it('leaves a version of another window alone and says so', async () => {
    server.use(
      mockError(updateArticle, 'ARTICLE_CHANGED'),
      mockReply(getArticle, { success: true, article: sampleArticle({ title: 'Theirs', version: 2 }) }),
    );
    const { user } = await open();
    await changeTitle(user, 'Mine');
    await wait(2.1);
    expect(await screen.findByText(changedElsewhere)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Mine');
    const sent = recordSaves();
    retype('Mine, later');
    await wait(90);
    expect(sent).toEqual([]);
  });

  it('knows its own text when the reply of an earlier save was lost', async () => {
    server.use(mockNetworkError(updateArticle));
    const { user } = await open();
    await changeTitle(user, 'First');
    await wait(2.1);
    await screen.findByText(/^The server cannot be reached/);
    let sent: Record<string, unknown>[] = [];
    server.use(
      mockError(updateArticle, 'ARTICLE_CHANGED'),
      mockReply(getArticle, () => {
        sent = recordSaves();
        return { success: true as const, article: sampleArticle({ title: 'First', version: 2 }) };
      }),
    );
    retype('Second');
    await wait(3.1);
    expect(await screen.findByText('Saved.')).toBeVisible();
    expect(sent).toEqual([expect.objectContaining({ title: 'Second', baseVersion: 2 })]);
  });

  it('sends a save on request after the automatic one, based on its version', async () => {
    const sent = recordSaves();
    const { user } = await open();
    await changeTitle(user, 'Pruning');
    act(() => jest.advanceTimersByTime(2_001));
    retype('Pruning roses');
    await save(user);
    expect(await screen.findByText('Article saved')).toBeVisible();
    expect(sent.map(({ baseVersion, autosave }) => [baseVersion, autosave])).toEqual([
      [1, true],
      [2, undefined],
    ]);
    expect(sent[1]).toMatchObject({ title: 'Pruning roses' });
    expect(screen.queryByText(changedElsewhere)).not.toBeInTheDocument();
  });

  it('saves what was typed last when the article is closed', async () => {
    const sent = recordSaves();
    const { user, unmount } = await open();
    await changeTitle(user, 'Pruning roses');
    unmount();
    await waitFor(() => expect(sent).toEqual([expect.objectContaining({ title: 'Pruning roses' })]));
  });
});

import 'fake-indexeddb/auto';
import { maxScreenAgeMs, type SavedScreen } from '@rankwright/contracts/savedScreen';
import { getScreenAddress, isSmallEnough, listDroppedScreens } from './savedScreens.model.ts';
import { openScreenStore } from './screenStore.ts';

const createScreen = (savedAt: number): SavedScreen => ({
  html: '<main></main>',
  css: '',
  scheme: 'light',
  width: 1280,
  day: null,
  savedAt,
});

describe('the address of a screen', () => {
  it.each([
    ['/content-planner', '', '/content-planner'],
    ['/content-planner', '?month=2026-11', '/content-planner?month=2026-11'],
    ['/generate-content', '?article=7', '/generate-content?article=7'],
    ['/generate-content', '?article=7&publish=open', null],
    ['/auth/wordpress/callback', '?code=secret', null],
    ['/content-history', '?search=typed', null],
  ])('%s%s is saved as %s', (pathname, search, address) => {
    expect(getScreenAddress({ pathname, search })).toBe(address);
  });
});

it('a screen may have 600,000 characters', () => {
  expect(isSmallEnough({ html: 'x'.repeat(400_000), css: 'x'.repeat(200_000) })).toBe(true);
  expect(isSmallEnough({ html: 'x'.repeat(400_000), css: 'x'.repeat(200_001) })).toBe(false);
});

describe('screens are dropped', () => {
  it('of other sessions and versions, after seven days, and beyond ten the oldest', () => {
    const now = maxScreenAgeMs + 100;
    const own = Array.from(
      { length: 11 },
      (_, index) => [`1/ada/${index}`, createScreen(now - index)] as const,
    );
    const entries = [
      ...own,
      ['1/grace/0', createScreen(now)] as const,
      ['2/ada/0', createScreen(now)] as const,
      ['1/ada/old', createScreen(100)] as const,
    ];
    expect(listDroppedScreens(entries, '1/ada/', now)).toEqual([
      '1/ada/10',
      '1/grace/0',
      '2/ada/0',
      '1/ada/old',
    ]);
  });

  it('on the device', async () => {
    const store = openScreenStore();
    await store.write('1/ada/', createScreen(0));
    await store.write('1/grace/', createScreen(0));
    await store.prune('1/grace/', 0);
    const database = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open('rankwright-screens');
      request.onsuccess = () => resolve(request.result);
    });
    const keys = await new Promise((resolve) => {
      const request = database.transaction('screens').objectStore('screens').getAllKeys();
      request.onsuccess = () => resolve(request.result);
    });
    expect(keys).toEqual(['1/grace/']);
  });
});

import 'fake-indexeddb/auto';
import { waitFor } from '@testing-library/react';
import { removeEarlierData } from './removeEarlierData.ts';

const createDatabase = (name: string): Promise<void> =>
  new Promise((resolve) => {
    const opening = indexedDB.open(name);
    opening.onsuccess = () => {
      opening.result.close();
      resolve();
    };
  });

const listDatabases = async () => (await indexedDB.databases()).map(({ name }) => name);

it('removes what earlier versions left, and nothing of this one', async () => {
  const deleted: string[] = [];
  Object.assign(globalThis, {
    caches: { delete: (name: string) => Promise.resolve(deleted.push(name) > 0) },
  });
  await createDatabase('rankwright-screens');
  await createDatabase('rankwright-saved');
  removeEarlierData();
  expect(deleted).toEqual(['rankwright-files', 'rankwright-pages']);
  await waitFor(async () => expect(await listDatabases()).toEqual(['rankwright-saved']));
});

it('does nothing in a browser without storage', () => {
  Reflect.deleteProperty(globalThis, 'caches');
  expect(removeEarlierData).not.toThrow();
});

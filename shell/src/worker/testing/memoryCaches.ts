/** Cache name → path → body. */
type Contents = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The part of the browser's caches that a visit uses, in memory. */
export const createMemoryCaches = (origin: string, contents: Contents) => {
  const stores = new Map(
    Object.entries(contents).map(([name, bodies]) => [name, new Map(Object.entries(bodies))] as const),
  );
  const getPath = (request: RequestInfo | URL): string => new URL((request as Request).url).pathname;
  const createCache = (store: Map<string, string>): Pick<Cache, 'keys' | 'match' | 'delete'> => ({
    keys: () => Promise.resolve([...store.keys()].map((path) => new Request(`${origin}${path}`))),
    match: (request) => {
      const body = store.get(getPath(request));
      return Promise.resolve(body === undefined ? undefined : new Response(body));
    },
    delete: (request) => Promise.resolve(store.delete(getPath(request))),
  });
  return {
    caches: {
      open: (name: string) =>
        Promise.resolve(createCache(stores.get(name) ?? new Map<string, string>()) as Cache),
    },
    /** Paths in a cache. */
    read: (name: string): string[] => [...(stores.get(name)?.keys() ?? [])],
  };
};

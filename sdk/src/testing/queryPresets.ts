import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** Prepares the query cache of a story. */
export type QueryPreset = (client: QueryClient) => void;

interface Options<Data> {
  queryKey: QueryKey;
  queryFn?: ((context: never) => Data | Promise<Data>) | symbol | undefined;
}

/** Puts data of a query into the cache. */
export const withQueryData =
  <Data>(options: Options<Data>, data: NoInfer<Data>): QueryPreset =>
  (client) =>
    void client.setQueryData(options.queryKey, data);

/** Keeps a query pending. */
export const withPendingQuery =
  ({ queryKey }: { queryKey: QueryKey }): QueryPreset =>
  (client) =>
    void client.query({ queryKey, queryFn: () => new Promise<never>(() => undefined) });

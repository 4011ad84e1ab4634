import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** Something a screen finds in the query cache. */
export type Known = (client: QueryClient) => void;

interface Options<Data> {
  queryKey: QueryKey;
  queryFn?: ((context: never) => Data | Promise<Data>) | symbol | undefined;
}

/** The query has this answer already. */
export const known =
  <Data>(options: Options<Data>, data: NoInfer<Data>): Known =>
  (client) =>
    void client.setQueryData(options.queryKey, data);

/** The query is on its way and stays there. */
export const unanswered =
  ({ queryKey }: { queryKey: QueryKey }): Known =>
  (client) =>
    void client.query({ queryKey, queryFn: () => new Promise<never>(() => undefined) });

/** What was done, and how many failed. */
export interface Outcome<Item> {
  done: Item[];
  failed: number;
}

/** Sends a request for each item, one after the other. Throws the first error when all failed. */
export const sendForEach = async <Item>(
  items: readonly Item[],
  send: (item: Item) => Promise<unknown>,
): Promise<Outcome<Item>> => {
  const done: Item[] = [];
  const errors: unknown[] = [];
  for (const item of items)
    await send(item).then(
      () => done.push(item),
      (error: unknown) => errors.push(error),
    );
  if (done.length === 0 && errors.length > 0) throw errors[0];
  return { done, failed: errors.length };
};

import type { Deps } from '../../../../api/src/deps.ts';
import { buildApp } from '../../../../api/src/app.ts';
import { signUpWithPlan } from '../../../../api/src/testing/accounts.ts';
import { createApiCall } from '../../../../api/src/testing/apiCall.ts';
import { insertPlannedItem } from '../../../../api/src/testing/scheduledItems.ts';
import { connectSite } from '../../crash/fixture.ts';
import type { SiteConnection } from '../../crash/sites/site.ts';

const accounts = 20;
const parallel = 5;

/** Accounts with a connected site, whose approved articles are all due. */
export const createDueItems = async (
  deps: Deps,
  connection: SiteConnection,
  items: number,
): Promise<void> => {
  const app = await buildApp(deps);
  const call = createApiCall(app);
  const publishAt = new Date();
  const scheduledDate = publishAt.toISOString().slice(0, 10);
  const owners: string[] = [];
  for (let number = 0; number < accounts; number += 1) {
    const { userId } = await signUpWithPlan({ app, deps, call }, `due-${number}@example.com`);
    await connectSite(deps, userId, connection);
    owners.push(userId);
  }
  const insertItem = (number: number) =>
    insertPlannedItem(deps.db, {
      ownerId: String(owners[number % accounts]),
      title: `Due article ${number}`,
      content: `## Part ${number}\n\n${'Water the roses in the morning, at the root. '.repeat(100)}`,
      scheduledDate,
      publishAt,
      deliveryState: 'waiting',
    });
  for (let number = 0; number < items; number += parallel)
    await Promise.all(
      Array.from({ length: Math.min(parallel, items - number) }, (_, index) => insertItem(number + index)),
    );
  await app.close();
};

import { approveArticle } from '@rankwright/contracts/articles';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../api/src/deps.ts';
import { getSecretContext } from '../../../api/src/secrets/contexts.ts';
import { saveConnection } from '../../../api/src/features/connections/connection.repository.ts';
import { signUpWithPlan } from '../../../api/src/testing/accounts.ts';
import { createApiCall } from '../../../api/src/testing/apiCall.ts';
import { insertPlannedItem } from '../../../api/src/testing/scheduledItems.ts';
import type { SiteConnection } from './sites/site.ts';

/** The API in this process, with the database of the workers. */
export interface CrashApi {
  app: FastifyInstance;
  deps: Deps;
}

export interface SiteFixture {
  name: string;
  connection: SiteConnection;
  items: number;
}

export const connectSite = async (
  { db, secrets, ids }: Deps,
  ownerId: string,
  site: SiteConnection,
): Promise<void> => {
  const id = ids.uuid();
  await saveConnection(db, {
    id,
    ownerId,
    platform: site.platform,
    method: site.method,
    settings: site.settings,
    secrets: secrets.seal(JSON.stringify(site.secrets), getSecretContext({ id, ownerId })),
    status: 'connected',
  });
};

/** Creates an account with a plan, a connected site and scheduled items, and approves their texts as their owner. */
export const createFixture = async (
  { app, deps }: CrashApi,
  { name, connection, items }: SiteFixture,
  publishAt: Date,
): Promise<void> => {
  const call = createApiCall(app);
  const { userId, token } = await signUpWithPlan({ app, deps, call }, `${name}@example.com`);
  await connectSite(deps, userId, connection);
  for (let number = 1; number <= items; number += 1) {
    const { articleId } = await insertPlannedItem(deps.db, {
      ownerId: userId,
      title: `Crash run article ${number} for ${name}`,
      content: `## Part ${number}\n\nText of the article.`,
      isApproved: false,
      scheduledDate: publishAt.toISOString().slice(0, 10),
      publishAt,
      deliveryState: 'waiting',
    });
    const request = { token, params: { id: articleId }, body: { version: 1 } };
    const { status, body } = await call(approveArticle, request);
    if (status !== 200) throw new Error(`Approving answered ${status}: ${JSON.stringify(body)}`);
  }
};

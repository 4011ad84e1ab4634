import { connectPlatform, listConnections, type Connection } from '@rankwright/contracts/connections';
import { platformDescriptors } from '@rankwright/contracts/platforms';
import type { MethodDescriptor } from '@rankwright/platforms/port/descriptor';
import { startFakeWix } from '@rankwright/testing/fakes/wix/fakeWix';
import assert from 'node:assert/strict';
import { after, before, describe, it, mock } from 'node:test';
import { connections } from '../../database/schema/connections.ts';
import { setUpPlatformFixture } from '../../testing/platformFixture.ts';

/** Wix stands for a platform that is connected by fields alone. */
describe('connecting by the fields of the descriptor', () => {
  const fixture = setUpPlatformFixture(startFakeWix, (url) => ({ WIX_API_URL: url }));
  const methodDescriptor: MethodDescriptor = platformDescriptors.wix.methods['api-key'];
  before(() => {
    methodDescriptor.fields = [
      { name: 'siteId', label: 'Site ID', kind: 'text' },
      { name: 'apiKey', label: 'API key', kind: 'secret' },
    ];
  });
  after(() => {
    delete methodDescriptor.fields;
  });

  const connect = (fields: object, platform = 'wix') =>
    fixture.send(connectPlatform, { params: { platform }, body: { method: 'api-key', fields } });
  const findWix = async (): Promise<Connection | undefined> => {
    const reply = (await fixture.send(listConnections)).body as { connections: Connection[] };
    return reply.connections.find(({ platform }) => platform === 'wix');
  };

  it('names each wrong field and stores nothing', async () => {
    const { body } = await connect({ siteId: ' ', color: 'red' });
    assert.equal(body.code, 'INVALID_REQUEST');
    assert.deepEqual(body.details, {
      siteId: 'Enter the site ID.',
      apiKey: 'Enter the API key.',
      color: 'Wix does not take this field.',
    });
    assert.equal((await findWix())?.method, null);
  });

  it('rejects a platform that has a form of its own', async () => {
    const { body } = await connect({ siteId: 'x', apiKey: 'y' }, 'shopify');
    assert.equal(body.error, 'Shopify cannot be connected this way.');
  });

  it('stores nothing when the test fails', async () => {
    const { body } = await connect({ siteId: fixture.fake.switches.siteId, apiKey: 'wrong' });
    assert.equal(body.code, 'CONNECTION_TEST_FAILED');
    assert.equal((await findWix())?.method, null);
  });

  it('stores nothing when what waits for the connection cannot be queued', async () => {
    const { queue } = fixture.api.deps;
    const send = mock.method(queue, 'send', () => Promise.reject(new Error('The queue is full.')));
    const { siteId, apiKey } = fixture.fake.switches;
    const { status } = await connect({ siteId, apiKey });
    assert.equal(send.mock.callCount(), 1);
    send.mock.restore();
    assert.equal(status, 500);
    assert.equal((await findWix())?.method, null);
  });

  it('tests and stores the connection, secrets apart from settings', async () => {
    const { siteId, apiKey } = fixture.fake.switches;
    const { status, body } = await connect({ siteId, apiKey });
    assert.equal(status, 200, JSON.stringify(body));
    assert.equal(body.secret, null);
    const wix = await findWix();
    assert.deepEqual([wix?.connected, wix?.method], [true, 'api-key']);
    const [row] = await fixture.api.deps.db.select().from(connections);
    assert.equal(row?.settings.siteId, siteId);
    assert.ok(!JSON.stringify(row).includes(apiKey));
  });
});

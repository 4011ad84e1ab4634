/** @jest-environment node */
import { createInstance } from '@module-federation/enhanced/runtime';
import { createBrowserFederation } from './federation.ts';

const name = '@rankwright/shared-ui/editor';

/** A container as webpack builds it: its consumed modules come from the scope that the host hands over. */
const createContainer = () => {
  const remote = createInstance({ name: 'planner_1', remotes: [], shared: {} });
  return {
    init: (scope: Parameters<typeof remote.initShareScopeMap>[1]) =>
      remote.initShareScopeMap('default', scope),
    get: async () => {
      const factory = await remote.loadShare(name, {
        customShareInfo: { scope: ['default'], shareConfig: { singleton: true, requiredVersion: false } },
      });
      return () => ({ editor: factory && factory() });
    },
  };
};

describe('a shared module of the host', () => {
  it('is requested again after it could not be loaded', async () => {
    const load = jest.fn().mockRejectedValueOnce(new Error('Loading chunk editor failed'));
    load.mockResolvedValue({ RichTextEditor: 'editor' });
    const federation = createBrowserFederation({ versions: { [name]: '0.3.0' }, imports: { [name]: load } });
    Object.assign(globalThis, { planner_1: createContainer() });
    await expect(federation.load('planner_1', './routes')).rejects.toThrow('Loading chunk editor failed');
    await expect(federation.load('planner_1', './routes')).resolves.toEqual({
      editor: { RichTextEditor: 'editor' },
    });
    await federation.load('planner_1', './routes');
    expect(load).toHaveBeenCalledTimes(2);
  });
});

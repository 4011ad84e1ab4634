import { saveRoiEstimate } from '@rankwright/contracts/account';
import { roiStorageKey } from '@rankwright/contracts/limits';
import { session } from '@rankwright/sdk/session';
import { createToken, mockApi, mockError, mockReply, sampleId } from '@rankwright/sdk/testing';
import { sendRoiEstimate } from './sendRoiEstimate.ts';

const api = mockApi();
const inputs = { traffic: 2_000, conversionRate: 2.5, averageSale: 100, trafficIncrease: 30 };
const save = jest.fn();

beforeEach(() => {
  sessionStorage.clear();
  session.start(createToken(sampleId(1)));
  save.mockReset();
  api.use(
    mockReply(saveRoiEstimate, ({ body }) => {
      save(body);
      return { success: true as const, isKept: true };
    }),
  );
});

it('sends what the calculator was told, once', async () => {
  sessionStorage.setItem(roiStorageKey, JSON.stringify(inputs));
  await sendRoiEstimate();
  await sendRoiEstimate();
  expect(save.mock.calls).toEqual([[inputs]]);
});

it.each(['', 'no JSON', '{"traffic":-1}', JSON.stringify({ ...inputs, traffic: 1e9 })])(
  'sends nothing that the calculator cannot have shown: %s',
  async (text) => {
    sessionStorage.setItem(roiStorageKey, text);
    await sendRoiEstimate();
    expect(save).not.toHaveBeenCalled();
  },
);

it('does not fail when the API does', async () => {
  api.use(mockError(saveRoiEstimate, 'NOT_FOUND'));
  sessionStorage.setItem(roiStorageKey, JSON.stringify(inputs));
  await expect(sendRoiEstimate()).resolves.toBeUndefined();
});

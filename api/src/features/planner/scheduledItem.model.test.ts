import assert from 'node:assert/strict';
import { it } from 'node:test';
import { toPlatformChoice } from './scheduledItem.model.ts';

it('keeps every selected platform, also one that is not always listed', () => {
  const none = { wordpress: false, wix: false, shopify: false, webflow: false };
  assert.deepEqual(toPlatformChoice(undefined), none);
  assert.deepEqual(toPlatformChoice({ wix: true, webhook: true }), { ...none, wix: true, webhook: true });
  assert.deepEqual(toPlatformChoice({ wix: false, webhook: false }), none);
});

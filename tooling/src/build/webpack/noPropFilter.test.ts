import assert from 'node:assert/strict';
import { it } from 'node:test';
import isForwarded from './noPropFilter.ts';

it('keeps the props of the styles from the element and forwards all others', () => {
  const props = ['as', 'ownerState', 'sx', 'theme', 'style', 'aria-label', 'onClick', 'viewBox', 'd'];
  assert.deepEqual(props.filter(isForwarded), ['style', 'aria-label', 'onClick', 'viewBox', 'd']);
});

import { errorBody, type Endpoint } from '@rankwright/contracts/http';
import assert from 'node:assert/strict';
import type { TestReply } from './apiCall.ts';

/** Every error of the API has the same shape. */
export const assertErrorShape = (endpoint: Endpoint, reply: TestReply): void =>
  assert.ok(errorBody.safeParse(reply.body).success, `${endpoint.id}: ${JSON.stringify(reply.body)}`);

export { expect } from '@playwright/test';
export { type FakeApi, type FakeReply, type FakeRequest } from './journeys/fakeApi.ts';
export { journeyConfig } from './journeys/journeyConfig.ts';
export { test, type JourneyHost, type JourneyOptions } from './journeys/test.ts';

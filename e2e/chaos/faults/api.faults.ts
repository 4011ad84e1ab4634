import type { Locator, Route } from '@playwright/test';
import { expect } from '../host/expect.ts';
import { failureOn, goInside, neutral, openScreen } from '../host/screen.ts';
import type { Scene } from '../host/scene.ts';
import type { Fault, Heal } from '../matrix/fault.ts';
import { recoveredMs, screenIsThere } from './hostFailure.ts';

const broken = (route: Route): Promise<void> =>
  route.fulfill({
    status: 500,
    json: {
      success: false,
      error: 'Something went wrong.',
      message: 'Something went wrong.',
      code: 'INTERNAL',
    },
  });

const silence = (): Promise<void> => Promise.resolve();

const intercept = async (scene: Scene, answer: (route: Route) => Promise<void>): Promise<Heal> => {
  const { calls } = scene.suspect.api;
  await scene.context.route(calls, answer);
  return () => scene.context.unroute(calls, answer);
};

const address = ({ suspect }: Scene): string => suspect.api.address;

const content = ({ page, suspect }: Scene): Locator => suspect.api.works(page);

const trigger = async (scene: Scene): Promise<void> => {
  await screenIsThere(scene);
  await scene.suspect.api.trigger?.(scene.page);
};

/** A form keeps what was typed and says what failed; a screen says what it could not load and offers Retry. */
const toldByScreen = async (scene: Scene): Promise<void> => {
  const { api } = scene.suspect;
  if (api.trigger) await trigger(scene);
  await expect(scene.page.getByText(api.failed).first()).toBeVisible();
  if (api.trigger) await expect(scene.page.getByRole('textbox', { name: 'Message' })).not.toHaveValue('');
};

const recoverOnScreen = async (scene: Scene): Promise<void> => {
  const { api } = scene.suspect;
  if (api.trigger) await api.trigger(scene.page);
  else await failureOn(scene.page).first().getByRole('button', { name: 'Retry' }).click();
  await content(scene).waitFor({ timeout: recoveredMs });
};

/** Waiting is shown as waiting: no invented content, no error before there is one. */
const toldWaiting = async (scene: Scene): Promise<void> => {
  const { api } = scene.suspect;
  if (api.trigger) await trigger(scene);
  const loading = api.trigger
    ? scene.page.getByRole('button', { name: 'Send message' })
    : scene.page.getByRole('main').getByText('Loading…').first();
  const waiting = api.waits?.(scene.page) ?? loading;
  await expect(waiting).toBeVisible();
  await expect(content(scene)).toHaveCount(0);
};

const recoverByVisit = async (scene: Scene): Promise<void> => {
  await goInside(scene.page, neutral);
  await openScreen(scene.page, scene.suspect.api.address);
  await scene.suspect.api.trigger?.(scene.page);
  await content(scene).waitFor({ timeout: recoveredMs });
};

export const apiFaults: readonly Fault[] = [
  {
    name: 'API 500',
    promise: 'the screen says what failed and offers Retry; a form keeps its text',
    address,
    strike: (scene) => intercept(scene, broken),
    told: toldByScreen,
    stays: true,
    recover: recoverOnScreen,
  },
  {
    name: 'API hangs',
    promise: 'the screen waits, the app does not; the next visit asks anew',
    address,
    strike: (scene) => intercept(scene, silence),
    told: toldWaiting,
    recover: recoverByVisit,
  },
];

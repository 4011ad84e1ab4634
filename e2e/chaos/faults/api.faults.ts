import type { Locator, Route } from '@playwright/test';
import { expect } from '../host/expect.ts';
import { getScreenError, goToNeutralPage, openScreen } from '../host/screen.ts';
import type { ChaosFixture } from '../host/fixture.ts';
import type { Fault, Recover } from '../matrix/fault.ts';
import { recoveryTimeoutMs, expectScreen } from './hostFailure.ts';

const respondServerError = (route: Route): Promise<void> =>
  route.fulfill({
    status: 500,
    json: {
      success: false,
      error: 'Something went wrong.',
      message: 'Something went wrong.',
      code: 'INTERNAL',
    },
  });

const neverRespond = (): Promise<void> => Promise.resolve();

const intercept = async (
  fixture: ChaosFixture,
  answer: (route: Route) => Promise<void>,
): Promise<Recover> => {
  const { urlPattern } = fixture.target.api;
  await fixture.context.route(urlPattern, answer);
  return () => fixture.context.unroute(urlPattern, answer);
};

const getAddress = ({ target }: ChaosFixture): string => target.api.address;

const getContent = ({ page, target }: ChaosFixture): Locator => target.api.getContent(page);

const triggerRequest = async (fixture: ChaosFixture): Promise<void> => {
  await expectScreen(fixture);
  await fixture.target.api.trigger?.(fixture.page);
};

/** A form shows the error and keeps the input; a screen shows the error. */
const expectScreenError = async (fixture: ChaosFixture): Promise<void> => {
  const { api } = fixture.target;
  if (api.trigger) await triggerRequest(fixture);
  await expect(fixture.page.getByText(api.errorText).first()).toBeVisible();
  if (api.trigger) await expect(fixture.page.getByRole('textbox', { name: 'Message' })).not.toHaveValue('');
};

const recoverOnScreen = async (fixture: ChaosFixture): Promise<void> => {
  const { api } = fixture.target;
  if (api.trigger) await api.trigger(fixture.page);
  else await getScreenError(fixture.page).first().getByRole('button', { name: 'Retry' }).click();
  await getContent(fixture).waitFor({ timeout: recoveryTimeoutMs });
};

/** Expects a loading state: no content and no error. */
const expectLoading = async (fixture: ChaosFixture): Promise<void> => {
  const { api } = fixture.target;
  if (api.trigger) await triggerRequest(fixture);
  const loading = api.trigger
    ? fixture.page.getByRole('button', { name: 'Send message' })
    : fixture.page.getByRole('main').getByText('Loading…').first();
  const waiting = api.getLoading?.(fixture.page) ?? loading;
  await expect(waiting).toBeVisible();
  await expect(getContent(fixture)).toHaveCount(0);
};

const recoverByNavigation = async (fixture: ChaosFixture): Promise<void> => {
  await goToNeutralPage(fixture.page);
  await openScreen(fixture.page, fixture.target.api.address);
  await fixture.target.api.trigger?.(fixture.page);
  await getContent(fixture).waitFor({ timeout: recoveryTimeoutMs });
};

export const apiFaults: readonly Fault[] = [
  {
    name: 'API 500',
    expectation: 'the screen shows the error and offers Retry; a form keeps its text',
    address: getAddress,
    inject: (fixture) => intercept(fixture, respondServerError),
    expectMessage: expectScreenError,
    staysOnScreen: true,
    recover: recoverOnScreen,
  },
  {
    name: 'API hangs',
    expectation: 'the screen shows a loading state, the app keeps working; the next visit requests again',
    address: getAddress,
    inject: (fixture) => intercept(fixture, neverRespond),
    expectMessage: expectLoading,
    recover: recoverByNavigation,
  },
];

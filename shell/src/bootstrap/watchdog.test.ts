import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { screen, waitFor } from '@testing-library/react';

let answer = (): Response => HttpResponse.json({ shell: { version: '1.0.0' } });
let requests = 0;
const server = setupServer(
  http.get('http://localhost/registry.json', () => {
    requests += 1;
    return answer();
  }),
);
beforeAll(async () => {
  server.listen();
  await import('./watchdog.ts');
});
afterAll(() => server.close());

/** A script that the page has requested, and what became of it. */
const end = (type: 'load' | 'error', src: string, isStart = false): void => {
  const script = document.createElement('script');
  script.type = 'text/plain';
  script.src = src;
  if (isStart) script.dataset.start = '';
  document.body.append(script);
  script.dispatchEvent(new Event(type));
};
const own = '/shell/1.0.0/shell.js';
const failed = 'The app could not be loaded. Check your connection and reload.';
const outdated = 'This tab is out of date. Reload it to continue.';

const setUp = (version = '1.0.0'): void => {
  document.body.replaceChildren();
  delete window.rankwrightStarted;
  requests = 0;
  answer = () => HttpResponse.json({ shell: { version } });
};

it('says nothing while the host starts, and nothing about files of others', async () => {
  setUp('2.0.0');
  window.rankwrightStarted = true;
  end('load', own, true);
  end('load', '/shell/1.0.0/staticPage.js');
  end('error', '/remotes/planner/1.0.0/entry.js');
  end('error', 'https://ads.test/track.js');
  await new Promise((resolve) => void setTimeout(resolve));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(requests).toBe(0);
});

it.each([
  ['is missing or altered', () => end('error', own, true)],
  ['has run but does not start', () => end('load', own, true)],
  ['fails later in its start', () => window.rankwrightFailed?.()],
])('offers Reload at once when the host’s first file %s', (_, happen) => {
  setUp();
  happen();
  expect(screen.getByRole('alert')).toHaveTextContent(failed);
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
});

it.each([
  ['the app could not start', false],
  ['the app runs', true],
])('says that a tab is out of date when %s and a file of its version is gone', async (_, started) => {
  setUp('2.0.0');
  if (started) window.rankwrightStarted = true;
  end('error', started ? '/shell/1.0.0/editor.js' : own, !started);
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(outdated));
  expect(screen.getAllByRole('alert')).toHaveLength(1);
});

it('leaves a file of the current version to the app, and does without a registry', async () => {
  setUp();
  window.rankwrightStarted = true;
  end('error', '/shell/1.0.0/editor.js');
  answer = () => HttpResponse.error();
  end('error', '/shell/1.0.0/editor.js');
  await waitFor(() => expect(requests).toBe(2));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

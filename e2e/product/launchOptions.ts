import { existsSync } from 'node:fs';
import type { LaunchOptions } from '@playwright/test';

const chromium = '/usr/bin/chromium';
const headlessShell = '/usr/bin/chromium-headless-shell';

/** Lets Debian's Chromium run as root, without background network requests. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const createLaunchOptions = (candidates: string[], moreArgs: string[] = []): LaunchOptions => {
  const executablePath = process.env.CHROMIUM_PATH ?? candidates.find((candidate) => existsSync(candidate));
  return { args: [...args, ...moreArgs], ...(executablePath !== undefined && { executablePath }) };
};

/** The browser that people have: for whatever measures time, bytes or memory. */
export const chromiumOptions = createLaunchOptions([chromium]);

/**
 * Chromium without a user interface, as Playwright's own download is: a story takes a third less CPU in it. It draws
 * text as the whole browser does, without hinting, and an image together with the page: otherwise a large one is decoded
 * beside it, and a screenshot can show its place empty although it has loaded.
 */
export const headlessShellOptions = createLaunchOptions(
  [headlessShell, chromium],
  ['--font-render-hinting=none', '--disable-checker-imaging'],
);

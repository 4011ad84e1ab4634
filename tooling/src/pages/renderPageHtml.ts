import { hostDataElementId, type HostData, type RemoteRoute } from '@rankwright/contracts/remote';
import { appScriptsId } from '@rankwright/contracts/staticPage';
import type { ShellManifest } from '../build/buildShell.ts';
import { renderHeadTags } from './renderHeadTags.ts';
import { buildContentSecurityPolicy } from './contentSecurityPolicy.ts';
import { isSignedBy } from '../origin/registrySignature.ts';
import type { PageInput } from './pageInput.ts';
import type { BootstrapScripts } from './readOrigin.ts';
import {
  getShellBase,
  renderFontPreloads,
  renderRemotePreloads,
  renderShellPreloads,
} from './renderPreloads.ts';
import { renderSkeleton } from './renderSkeleton.ts';
import {
  isStaticPage,
  renderPageScript,
  renderSpeculationRules,
  renderToastTemplate,
} from './renderStaticPage.ts';

/** Private workspace pages are prerendered as an app shell (layout and heading), which the app replaces. */
export const hasAppShell = ({ access, layout, prerender }: RemoteRoute): boolean =>
  access === 'protected' && layout === 'app' && prerender === false;

/** The page is prerendered whole: it works by its page script, or the app hydrates it. */
const isPrerendered = ({ prerendered, route }: PageInput): boolean =>
  prerendered !== null && route !== null && !hasAppShell(route);

/** JSON that is safe inside a script element. */
const serializeForScript = (data: unknown): string => JSON.stringify(data).replace(/</g, '\\u003c');

const createHostData = (input: PageInput): HostData => {
  const { registry, shell, contract, development, offline = true } = input;
  const defaultPercent = development ? 0 : 10;
  return {
    registry,
    contracts: contract ? { [`${contract.name}@${contract.version}`]: contract } : {},
    integrity: Object.fromEntries(
      Object.entries(shell.files).map(([name, file]) => [`${getShellBase(shell)}${name}`, file.integrity]),
    ),
    lazySharedModules: Object.fromEntries(
      Object.entries(shell.lazySharedModules).map(([name, files]) => [
        name,
        files.map((file) => `${getShellBase(shell)}${file}`),
      ]),
    ),
    registryKey: input.registryKeys?.find((key) => isSignedBy(registry, [key])) ?? null,
    prerendered: isPrerendered(input),
    development,
    telemetryPercent: input.telemetryPercent ?? defaultPercent,
    ...(offline && { offline }),
  };
};

const renderScript = (shell: ShellManifest, name: string, attributes: string): string =>
  `<script ${attributes} src="${getShellBase(shell)}${name}" integrity="${shell.files[name]?.integrity ?? ''}"></script>`;

const fillTemplate = (template: string, parts: Record<string, string>): string =>
  template.replace(/<!--rankwright:(\w+)-->/g, (_, name: string) => parts[name] ?? '');

const renderPolicyTag = (html: string, input: PageInput): string =>
  `<meta http-equiv="content-security-policy" content="${buildContentSecurityPolicy(html, input)}">\n`;

/** The last one starts the app, which the watchdog expects (`shell/src/bootstrap/watchdog.ts`). */
const renderMainScripts = ({ shell }: PageInput): string[] =>
  (shell.entries.shell ?? []).map((name, at, { length }) =>
    renderScript(shell, name, at === length - 1 ? 'defer data-start' : 'defer'),
  );

/** Inline when the text is known, otherwise as files. */
const renderBootstrapScripts = (
  { shell, bootstrap: texts }: PageInput,
  name: keyof BootstrapScripts,
): string[] =>
  texts[name]
    ? [`<script>${texts[name]}</script>`]
    : (shell.entries[name] ?? []).map((file) => renderScript(shell, file, ''));

/** What a prerendered page runs first, and what a static page has besides. */
const renderStart = (input: PageInput): string[] => [
  ...renderBootstrapScripts(input, 'heldSubmit'),
  ...(isStaticPage(input)
    ? [
        ...renderBootstrapScripts(input, 'staticPage'),
        ...renderPageScript(input),
        renderSpeculationRules(input),
      ]
    : []),
];

/** What the page needs before it is parsed. Nothing of a gated route's code is requested before the plan is known. */
const renderPagePreloads = (input: PageInput): string[] => {
  if (isStaticPage(input)) return renderFontPreloads(input);
  return [
    ...renderFontPreloads(input),
    ...renderShellPreloads(input),
    ...(input.route?.gated ? [] : renderRemotePreloads(input)),
  ];
};

/** The scripts of the app. On a static page they wait in a template with their preloads, and it runs them for signed-in people. */
const renderAppScripts = (input: PageInput): string =>
  isStaticPage(input)
    ? `<template id="${appScriptsId}">${[...renderRemotePreloads(input), ...renderMainScripts(input)].join('\n')}</template>\n${renderToastTemplate(input)}`
    : renderMainScripts(input).join('\n');

/** One page: head, preloads, host data, and the prerendered body or the route's skeleton. */
export const renderPageHtml = (input: PageInput): string => {
  const { template, prerendered, route } = input;
  // A browser fetches nothing ahead of its parser behind a policy in a meta element, so preloads come before it.
  const preloads = renderPagePreloads(input).map((tag) => `${tag}\n`);
  const head = [
    renderHeadTags(input),
    ...renderBootstrapScripts(input, 'watchdog'),
    ...renderBootstrapScripts(input, 'scheme'),
    ...(isPrerendered(input) ? renderStart(input) : []),
    prerendered?.styles ?? '',
    prerendered?.head ?? '',
  ].join('\n');
  const body = prerendered?.html ?? (route ? renderSkeleton(route) : '');
  const policy = input.withoutPolicy ? '' : renderPolicyTag(`${template}${head}${body}`, input);
  const data = `<script type="application/json" id="${hostDataElementId}">${serializeForScript(createHostData(input))}</script>`;
  return fillTemplate(template, {
    head: `${preloads.join('')}${policy}${head}`,
    body,
    data: `${data}\n${renderAppScripts(input)}`,
  });
};

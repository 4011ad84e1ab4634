import { deferredScriptsElementId } from '@rankwright/contracts/deferredHydration';
import { getProfile } from '@rankwright/contracts/account';
import { gatedPreloadsId, prefetchId } from '@rankwright/contracts/prefetch';
import {
  hostDataElementId,
  type HostData,
  type PrefetchedRequest,
  type RemoteRoute,
} from '@rankwright/contracts/remote';
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
  renderRequestPreloads,
  renderSpeculationRules,
  renderStaticPagesAttribute,
  renderToastTemplate,
} from './renderStaticPage.ts';

/** Private workspace pages are prerendered as an app shell (layout and heading), which the app replaces. */
export const hasAppShell = ({ access, layout, prerender }: RemoteRoute): boolean =>
  access === 'protected' && layout === 'app' && prerender === false;

type DeferredHydrationInput = PageInput & { route: RemoteRoute };

/** The page is prerendered and the app hydrates it. */
const hasDeferredHydration = (input: PageInput): input is DeferredHydrationInput =>
  input.prerendered !== null && input.route !== null && !hasAppShell(input.route);

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
    prerendered: hasDeferredHydration(input),
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

/** Template that holds the scripts of a page with deferred hydration; the bootstrap script starts them. */
const renderDeferredScripts = (
  hydrationTrigger: RemoteRoute['hydrateOn'],
  tags: readonly string[],
  attributes = '',
): string =>
  `<template id="${deferredScriptsElementId}" data-hydrate-on="${hydrationTrigger}"${attributes}>${tags.join('\n')}</template>`;

/** Inline when the text is known, otherwise as files. */
const renderBootstrapScripts = (
  { shell, bootstrap: texts }: PageInput,
  name: keyof BootstrapScripts,
): string[] =>
  texts[name]
    ? [`<script>${texts[name]}</script>`]
    : (shell.entries[name] ?? []).map((file) => renderScript(shell, file, ''));

/** What the layout of every private screen asks first. */
const layoutRequests: readonly PrefetchedRequest[] = [{ path: getProfile.path }];

/**
 * What a private page asks the API while its code loads. A gated route's code waits in a template until the plan is checked, which the
 * script after it does at once if it can.
 */
const renderPrivateStart = (input: PageInput, route: RemoteRoute, preloads: readonly string[]): string[] => [
  ...(route.gated ? [`<template id="${gatedPreloadsId}">${preloads.join('\n')}</template>`] : []),
  `<script type="application/json" id="${prefetchId}">${serializeForScript([...layoutRequests, ...(route.prefetch ?? [])])}</script>`,
  ...renderBootstrapScripts(input, 'privatePage'),
];

/** What a prerendered page runs first, and what a static page has besides. */
const renderStart = (input: PageInput): string[] =>
  isStaticPage(input)
    ? [
        ...renderBootstrapScripts(input, 'staticPage'),
        ...renderPageScript(input),
        renderSpeculationRules(input),
      ]
    : renderBootstrapScripts(input, 'deferredHydration');

/** One page: head, preloads, host data, and the prerendered body or the route's skeleton. */
export const renderPageHtml = (input: PageInput): string => {
  const { template, prerendered, route } = input;
  const hydrationTrigger = hasDeferredHydration(input) ? input.route.hydrateOn : null;
  const isStatic = isStaticPage(input);
  const remotePreloads = renderRemotePreloads(input);
  const isGated = route?.gated ?? false;
  const [headPreloads, deferredPreloads] =
    isGated || isStatic || hydrationTrigger === 'interaction' ? [[], remotePreloads] : [remotePreloads, []];
  // A browser fetches nothing ahead of its parser behind a policy in a meta element, so preloads come before it.
  const preloads = [
    ...(isStatic ? renderRequestPreloads(input) : []),
    ...renderFontPreloads(input),
    ...(hydrationTrigger ? [] : renderShellPreloads(input)),
    ...headPreloads,
    '',
  ].join('\n');
  const head = [
    renderHeadTags(input),
    ...renderBootstrapScripts(input, 'watchdog'),
    ...renderBootstrapScripts(input, 'scheme'),
    ...(route?.access === 'protected' ? renderPrivateStart(input, route, remotePreloads) : []),
    ...(hydrationTrigger ? renderStart(input) : []),
    prerendered?.styles ?? '',
    prerendered?.head ?? '',
  ].join('\n');
  const body = prerendered?.html ?? (route ? renderSkeleton(route) : '');
  const policy = input.withoutPolicy ? '' : renderPolicyTag(`${template}${head}${body}`, input);
  const scripts = renderMainScripts(input);
  const data = `<script type="application/json" id="${hostDataElementId}">${serializeForScript(createHostData(input))}</script>`;
  const parts = hydrationTrigger
    ? renderDeferredScripts(
        hydrationTrigger,
        [...deferredPreloads, ...scripts],
        isStatic ? renderStaticPagesAttribute(input) : '',
      )
    : scripts.join('\n');
  const toasts = isStatic ? `\n${renderToastTemplate(input)}` : '';
  return fillTemplate(template, {
    head: `${preloads}${policy}${head}`,
    body,
    data: `${data}\n${parts}${toasts}`,
  });
};

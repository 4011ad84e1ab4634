import type { RemoteContract, RemoteRoute } from '@rankwright/contracts/remote';
import semver from 'semver';

/** A field of the contract whose change breaks somebody who relies on the released one. */
export interface ContractChange {
  field: string;
  message: string;
}

const change = (field: string, message: string): ContractChange => ({ field, message });

const routeChanges = (before: RemoteRoute, after: RemoteRoute | undefined): ContractChange[] => {
  const at = `routes[${before.path}]`;
  if (!after) return [change(at, 'the released route is gone; links and bookmarks to it break')];
  const found: ContractChange[] = [];
  if (before.access !== after.access)
    found.push(change(`${at}.access`, `${before.access} became ${after.access}`));
  if (!before.gated && after.gated) found.push(change(`${at}.gated`, 'an open screen now asks for a plan'));
  if (before.gated && !after.gated)
    found.push(change(`${at}.gated`, 'a paid screen is now open to everyone'));
  if (before.layout !== after.layout)
    found.push(change(`${at}.layout`, `${before.layout} became ${after.layout}`));
  if (before.navigation && !after.navigation)
    found.push(change(`${at}.navigation`, `"${before.navigation.label}" is gone from the menu`));
  if (before.prerender !== false && after.prerender === false)
    found.push(change(`${at}.prerender`, 'the page is no longer served as HTML'));
  return found;
};

const exposeChanges = (before: RemoteContract, after: RemoteContract): ContractChange[] =>
  Object.entries(before.exposes).flatMap(([name, exports]) => {
    const now = after.exposes[name];
    if (!now) return [change(`exposes[${name}]`, 'the exposed module is gone')];
    return exports
      .filter((exported) => !now.includes(exported))
      .map((exported) => change(`exposes[${name}]`, `the export ${exported} is gone`));
  });

const identityChanges = (before: RemoteContract, after: RemoteContract): ContractChange[] => {
  const found: ContractChange[] = [];
  if (before.name !== after.name) found.push(change('name', `${before.name} became ${after.name}`));
  if (before.owner !== after.owner) found.push(change('owner', `${before.owner} became ${after.owner}`));
  if (!semver.subset(before.hostApi, after.hostApi))
    found.push(change('hostApi', `${after.hostApi} leaves out hosts that ${before.hostApi} admits`));
  if (before.version !== after.version && before.container === after.container)
    found.push(change('container', 'two versions share one container name and cannot share a page'));
  return found;
};

const shareChanges = (before: RemoteContract, after: RemoteContract): ContractChange[] =>
  Object.entries(after.shared)
    .filter(([name, range]) => {
      const released = before.shared[name];
      return released !== undefined && !semver.intersects(released, range);
    })
    .map(([name, range]) =>
      change(`shared[${name}]`, `${range} excludes every version that ${before.shared[name] ?? ''} admits`),
    );

const allowanceChanges = (before: RemoteContract, after: RemoteContract): ContractChange[] => {
  const origins = after.origins
    .filter((origin) => !before.origins.includes(origin))
    .map((origin) => change('origins', `${origin} is new; the deployment has to allow it first`));
  const budgets = (['firstRoute', 'total'] as const)
    .filter((field) => after.budget[field] > before.budget[field] * 1.25)
    .map((field) =>
      change(
        `budget.${field}`,
        `raised by more than a quarter, ${before.budget[field]} → ${after.budget[field]}`,
      ),
    );
  return [...origins, ...budgets];
};

/** What the released contract promised and the new one does not. */
export const contractChanges = (before: RemoteContract, after: RemoteContract): ContractChange[] => [
  ...identityChanges(before, after),
  ...before.routes.flatMap((route) =>
    routeChanges(
      route,
      after.routes.find(({ path }) => path === route.path),
    ),
  ),
  ...exposeChanges(before, after),
  ...shareChanges(before, after),
  ...allowanceChanges(before, after),
];

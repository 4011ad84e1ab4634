import type { RemoteContract, RemoteRoute } from '@rankwright/contracts/remote';
import semver from 'semver';

/** A breaking change of one contract field against the released contract. */
export interface ContractChange {
  field: string;
  message: string;
}

const createChange = (field: string, message: string): ContractChange => ({ field, message });

const compareRoute = (before: RemoteRoute, after: RemoteRoute | undefined): ContractChange[] => {
  const at = `routes[${before.path}]`;
  if (!after)
    return [createChange(at, 'the released route was removed; links and bookmarks to it will break')];
  const found: ContractChange[] = [];
  if (before.access !== after.access)
    found.push(createChange(`${at}.access`, `${before.access} became ${after.access}`));
  if (!before.gated && after.gated) found.push(createChange(`${at}.gated`, 'the screen now requires a plan'));
  if (before.gated && !after.gated)
    found.push(createChange(`${at}.gated`, 'the screen no longer requires a plan'));
  if (before.layout !== after.layout)
    found.push(createChange(`${at}.layout`, `${before.layout} became ${after.layout}`));
  if (before.navigation && !after.navigation)
    found.push(createChange(`${at}.navigation`, `"${before.navigation.label}" was removed from the menu`));
  if (before.prerender !== false && after.prerender === false)
    found.push(createChange(`${at}.prerender`, 'the page is no longer served as HTML'));
  return found;
};

const compareExposes = (before: RemoteContract, after: RemoteContract): ContractChange[] =>
  Object.entries(before.exposes).flatMap(([name, exports]) => {
    const now = after.exposes[name];
    if (!now) return [createChange(`exposes[${name}]`, 'the exposed module was removed')];
    return exports
      .filter((exported) => !now.includes(exported))
      .map((exported) => createChange(`exposes[${name}]`, `the export ${exported} was removed`));
  });

const compareIdentity = (before: RemoteContract, after: RemoteContract): ContractChange[] => {
  const found: ContractChange[] = [];
  if (before.name !== after.name) found.push(createChange('name', `${before.name} became ${after.name}`));
  if (before.owner !== after.owner)
    found.push(createChange('owner', `${before.owner} became ${after.owner}`));
  if (!semver.subset(before.hostApi, after.hostApi))
    found.push(createChange('hostApi', `${after.hostApi} excludes hosts that ${before.hostApi} allows`));
  if (before.version !== after.version && before.container === after.container)
    found.push(createChange('container', 'two versions with the same container name cannot run on one page'));
  return found;
};

const compareSharedRanges = (before: RemoteContract, after: RemoteContract): ContractChange[] =>
  Object.entries(after.shared)
    .filter(([name, range]) => {
      const released = before.shared[name];
      return released !== undefined && !semver.intersects(released, range);
    })
    .map(([name, range]) =>
      createChange(
        `shared[${name}]`,
        `${range} excludes every version that ${before.shared[name] ?? ''} allows`,
      ),
    );

const compareOriginsAndBudgets = (before: RemoteContract, after: RemoteContract): ContractChange[] => {
  const origins = after.origins
    .filter((origin) => !before.origins.includes(origin))
    .map((origin) => createChange('origins', `${origin} is new; allow it in the deployment first`));
  const budgets = (['firstRoute', 'total'] as const)
    .filter((field) => after.budget[field] > before.budget[field] * 1.25)
    .map((field) =>
      createChange(
        `budget.${field}`,
        `raised by more than a quarter, ${before.budget[field]} → ${after.budget[field]}`,
      ),
    );
  return [...origins, ...budgets];
};

/** Breaking changes from the released contract (`before`) to the new one (`after`). */
export const compareContracts = (before: RemoteContract, after: RemoteContract): ContractChange[] => [
  ...compareIdentity(before, after),
  ...before.routes.flatMap((route) =>
    compareRoute(
      route,
      after.routes.find(({ path }) => path === route.path),
    ),
  ),
  ...compareExposes(before, after),
  ...compareSharedRanges(before, after),
  ...compareOriginsAndBudgets(before, after),
];

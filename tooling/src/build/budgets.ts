import type { RemoteContract } from '@rankwright/contracts/remote';

type Measured = Pick<RemoteContract, 'name' | 'owner' | 'budget' | 'files' | 'assets'>;

export const totalBrotli = ({ files }: Pick<RemoteContract, 'files'>): number =>
  Object.values(files).reduce((sum, file) => sum + file.brotli, 0);

/** Brotli bytes a first visit to a route costs: entry, routes module and page. */
export const routeBrotli = ({ files, assets }: Measured, route: string): number =>
  (assets[route] ?? []).reduce((sum, file) => sum + (files[file]?.brotli ?? 0), 0);

/** What is larger than the team allowed itself, as sentences that name the owner. */
export const budgetBreaches = (contract: Measured): string[] => {
  const { name, owner, budget } = contract;
  const total = totalBrotli(contract);
  const routes = Object.keys(contract.assets)
    .map((route) => ({ route, size: routeBrotli(contract, route) }))
    .filter(({ size }) => size > budget.firstRoute)
    .map(
      ({ route, size }) =>
        `${name} (${owner}): ${route} needs ${size} bytes, its budget.firstRoute is ${budget.firstRoute}.`,
    );
  if (total <= budget.total) return routes;
  return [
    ...routes,
    `${name} (${owner}): all scripts are ${total} bytes, its budget.total is ${budget.total}.`,
  ];
};

import { createSlotKey, slotBudgets, type RemoteContract } from '@rankwright/contracts/remote';

type MeasuredContract = Pick<
  RemoteContract,
  'name' | 'owner' | 'budget' | 'files' | 'assets' | 'pageScripts' | 'slots' | 'entry'
>;

/** Brotli bytes of a page script: with the host's part, a static page stays below 15 KB. */
const maxPageScriptBytes = 12_000;

export const sumBrotliBytes = ({ files }: Pick<RemoteContract, 'files'>): number =>
  Object.values(files).reduce((sum, file) => sum + file.brotli, 0);

/** Brotli bytes a first visit to a route costs: entry, routes module and page. */
const sumRouteBrotliBytes = ({ files, assets }: MeasuredContract, route: string): number =>
  (assets[route] ?? []).reduce((sum, file) => sum + (files[file]?.brotli ?? 0), 0);

const findPageScriptViolations = ({ name, owner, files, pageScripts }: MeasuredContract): string[] =>
  Object.entries(pageScripts)
    .map(([route, file]) => ({ route, size: files[file ?? '']?.brotli ?? 0 }))
    .filter(({ size }) => size > maxPageScriptBytes)
    .map(
      ({ route, size }) =>
        `${name} (${owner}): the page script of ${route} is ${size} bytes, at most ${maxPageScriptBytes} are allowed.`,
    );

/** Bytes that a contribution adds to the entry. */
const findSlotViolations = ({ name, owner, files, assets, slots, entry }: MeasuredContract): string[] =>
  slots
    .map(({ id, slot }) => {
      const added = (assets[createSlotKey(id)] ?? []).filter((file) => file !== entry);
      const size = added.reduce((sum, file) => sum + (files[file]?.brotli ?? 0), 0);
      return { id, slot, size, budget: slotBudgets[slot] };
    })
    .filter(({ size, budget }) => size > budget)
    .map(
      ({ id, slot, size, budget }) =>
        `${name} (${owner}): ${id} needs ${size} bytes, the slot ${slot} allows ${budget}.`,
    );

/** One message for each exceeded size budget; each names the remote, its owner and sizes in bytes. */
export const findBudgetViolations = (contract: MeasuredContract): string[] => {
  const { name, owner, budget } = contract;
  const total = sumBrotliBytes(contract);
  const routes = Object.keys(contract.assets)
    .map((route) => ({ route, size: sumRouteBrotliBytes(contract, route) }))
    .filter(({ size }) => size > budget.firstRoute)
    .map(
      ({ route, size }) =>
        `${name} (${owner}): ${route} needs ${size} bytes, its budget.firstRoute is ${budget.firstRoute}.`,
    );
  const found = [...routes, ...findPageScriptViolations(contract), ...findSlotViolations(contract)];
  if (total <= budget.total) return found;
  return [
    ...found,
    `${name} (${owner}): all scripts are ${total} bytes, its budget.total is ${budget.total}.`,
  ];
};

import type { RegisteredRemote } from '@rankwright/contracts/remote';
import type { Ports } from '../ports/ports.ts';
import type { StartReport } from '../ports/startReports.ts';

const storageKey = 'rankwright:visit';

type Start = Omit<StartReport, 'remote' | 'visit'>;

/**
 * Reports how the version that this browser belongs to has started, once per page and outcome, while a canary of the remote
 * runs. A version that only stands in for a failed one is not reported: it says nothing about itself.
 */
export const createStartLog = (
  { storage, createId, reportStart }: Pick<Ports, 'storage' | 'createId' | 'reportStart'>,
  isInCanary: (remote: RegisteredRemote) => boolean,
) => {
  const reported = new Set<string>();
  const getVisit = (): string => {
    const known = storage.get(storageKey) ?? createId();
    storage.set(storageKey, known);
    return known;
  };
  return {
    record: (remote: RegisteredRemote, start: Start): void => {
      if (!remote.canary) return;
      const own = isInCanary(remote) ? remote.canary : remote.current;
      const key = `${remote.name}@${start.version} ${start.outcome}`;
      if (start.version !== own.version || reported.has(key)) return;
      reported.add(key);
      reportStart({ remote: remote.name, visit: getVisit(), ...start });
    },
  };
};

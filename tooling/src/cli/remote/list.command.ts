import type { CanaryVersion } from '@rankwright/contracts/remote';
import { readAudit } from '../../origin/auditLog.ts';
import { listRecords, readHistory, shellName, type History } from '../../origin/history.ts';
import { getOriginDirectory } from '../../origin/paths.ts';
import { readRegistry } from '../../origin/registryFile.ts';
import { defineCommand } from '../../process/defineCommand.ts';
import { readCanaryRecords } from '../../release/canary/evidenceFile.ts';

const printHistory = (history: History, name: string, current: string): void => {
  for (const { version, releasedAt, smoke, withdrawn } of listRecords(history, name).toReversed()) {
    const notes = [
      releasedAt ?? 'never released',
      ...(smoke === 'skipped' ? ['not opened in a browser'] : []),
      ...(withdrawn
        ? [`${withdrawn.kind === 'failed' ? 'failed' : 'rolled back'}: ${withdrawn.reason}`]
        : []),
    ];
    console.log(`  ${version === current ? '→' : ' '} ${version}  ${notes.join('  ')}`);
  }
};

const describeCanary = (origin: string, name: string, { version, percent }: CanaryVersion): string => {
  const record = readCanaryRecords(origin)[name];
  const counts = record?.version === version ? record.evidence.canary : { starts: 0, failures: 0 };
  return `canary ${version}  ${percent} %  ${counts.failures} of ${counts.starts} visits failed`;
};

const printAudit = (origin: string): void => {
  for (const { at, by, action, subject, version, from, reason } of readAudit(origin))
    console.log(
      [at, by, action, subject, version, from && `from ${from}`, reason].filter(Boolean).join('  '),
    );
};

/** `list [name] [--audit]`: owner, routes and every version of each remote; or who changed what. */
export const list = defineCommand({ audit: { type: 'boolean' } }, ([only], { audit }) => {
  const origin = getOriginDirectory();
  const registry = readRegistry(origin);
  if (!registry) throw new Error('Nothing is released yet. Run npm start first.');
  if (audit) {
    printAudit(origin);
    return 0;
  }
  const history = readHistory(origin, registry);
  const isWanted = (name: string): boolean => only === undefined || only === name;
  if (isWanted(shellName)) {
    console.log(`shell  host API ${registry.hostApi}`);
    printHistory(history, shellName, registry.shell.version);
  }
  for (const { name, owner, current, canary, routes } of registry.remotes.filter(({ name }) =>
    isWanted(name),
  )) {
    console.log(`\n${name}  ${owner}\n  ${routes.map(({ path }) => path).join('  ')}`);
    if (canary) console.log(`  ${describeCanary(origin, name, canary)}`);
    printHistory(history, name, current.version);
  }
  return 0;
});

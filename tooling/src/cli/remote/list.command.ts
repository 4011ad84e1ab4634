import { getOriginDirectory } from '../../origin/paths.ts';
import { readRegistry } from '../../origin/registryFile.ts';

export const list = async (): Promise<number> => {
  const registry = readRegistry(getOriginDirectory());
  if (!registry) throw new Error('Nothing is released yet. Run npm start first.');
  console.log(`shell  ${registry.shell.version}  (previous: ${registry.shell.previous ?? 'none'})`);
  for (const { name, owner, current, previous, routes } of registry.remotes) {
    console.log(`\n${name}  ${current.version}  (previous: ${previous?.version ?? 'none'})  ${owner}`);
    console.log(`  ${routes.map(({ path }) => path).join('  ')}`);
  }
  return 0;
};

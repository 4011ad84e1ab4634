import { originDirectory } from '../release/origin.ts';
import { readRegistry } from '../release/registryFile.ts';

export const list = async (): Promise<number> => {
  const registry = readRegistry(originDirectory());
  if (!registry) throw new Error('Nothing is released yet. npm start releases what is built.');
  console.log(`shell  ${registry.shell.version}  (before: ${registry.shell.previous ?? 'none'})`);
  for (const { name, owner, current, previous, routes } of registry.remotes) {
    console.log(`\n${name}  ${current.version}  (before: ${previous?.version ?? 'none'})  ${owner}`);
    console.log(`  ${routes.map(({ path }) => path).join('  ')}`);
  }
  return 0;
};

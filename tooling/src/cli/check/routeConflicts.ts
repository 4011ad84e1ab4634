import type { Registry, RemoteContract } from '@rankwright/contracts/remote';

const isParameter = (part: string): boolean => part.startsWith(':');

const splitPath = (path: string): string[] => path.toLowerCase().split('/').filter(Boolean);

/** True when an address exists that both paths match: the router ignores case and the names of parameters. */
const doPathsOverlap = (path: string, other: string): boolean => {
  const [parts, others] = [splitPath(path), splitPath(other)];
  return (
    parts.length === others.length &&
    parts.every((part, at) => {
      const counterpart = others[at] ?? '';
      return part === counterpart || isParameter(part) || isParameter(counterpart);
    })
  );
};

/** Routes that take addresses of another remote, one sentence each. */
export const findRouteConflicts = (
  { name, routes }: Pick<RemoteContract, 'name' | 'routes'>,
  registry: Registry | null,
): string[] =>
  (registry?.remotes ?? [])
    .filter((other) => other.name !== name)
    .flatMap((other) =>
      routes.flatMap(({ path }) =>
        other.routes
          .filter(({ path: taken }) => doPathsOverlap(path, taken))
          .map(({ path: taken }) => {
            const holder = `${other.name} (${other.owner})`;
            return path === taken
              ? `routes[${path}]: already belongs to ${holder}`
              : `routes[${path}]: takes addresses of ${taken}, which belongs to ${holder}`;
          }),
      ),
    );

interface IntegrityGlobals {
  __rankwrightIntegrity?: Record<string, string>;
}

/** What the host's own later chunks must hash to: absolute path → integrity, as compose wrote it. */
export const publishShellIntegrity = (integrity: Readonly<Record<string, string>>): void => {
  const known = ((globalThis as IntegrityGlobals).__rankwrightIntegrity ??= {});
  for (const [path, hash] of Object.entries(integrity)) known[new URL(path, location.href).href] = hash;
};

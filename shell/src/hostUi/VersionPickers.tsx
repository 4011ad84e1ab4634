import type { RegisteredRemote, Registry, ReleasedVersion } from '@rankwright/contracts/remote';
import { Box, Button, Stack, Typography } from '@rankwright/shared-ui/core';
import { Field, SelectField } from '@rankwright/shared-ui/forms';
import { useEffect, useState, useSyncExternalStore, type SyntheticEvent } from 'react';
import { parseOverride } from '../kernel/activation/overrides.ts';
import type { Kernel } from '../kernel/kernel.ts';
import { listVersionOptions } from './versionOptions.model.ts';

interface PickerProps {
  remote: RegisteredRemote;
  released: readonly ReleasedVersion[];
  allowedOrigins: readonly string[];
  kernel: Kernel;
}

/** Why a build was not taken; null when it was. */
const loadBuild = ({ overrides }: Kernel, remote: string, base: string): string | null => {
  const override = parseOverride(`${remote}@${base}`, location.href);
  if (!override) return 'Enter the URL of a build.';
  const result = overrides.set(override);
  return result.ok ? null : result.error;
};

const VersionPicker = ({ remote, released, allowedOrigins, kernel }: PickerProps) => {
  const { name } = remote;
  const selected = kernel.overrides.get(name);
  const [url, setUrl] = useState('');
  const [error, setError] = useState<string | null>(null);
  const options = listVersionOptions(remote, { released, allowedOrigins, selected });
  const choose = (base: string): void => {
    if (base === '') kernel.overrides.clear(name);
    setError(base === '' ? null : loadBuild(kernel, name, base));
  };
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    setError(loadBuild(kernel, name, url.trim()));
  };
  return (
    <Stack spacing={1} sx={{ py: 1.5 }}>
      <SelectField native label={name} value={selected ?? ''} onChange={({ target }) => choose(target.value)}>
        {options.map(({ base, label }) => (
          <option key={base} value={base}>
            {label}
          </option>
        ))}
      </SelectField>
      <Stack component="form" direction="row" spacing={1} sx={{ alignItems: 'flex-end' }} onSubmit={submit}>
        <Field
          label={`Another build of ${name}`}
          placeholder="http://localhost:4001/"
          value={url}
          onChange={({ target }) => setUrl(target.value)}
          sx={{ flexGrow: 1 }}
        />
        <Button type="submit" variant="outlined">
          Load
        </Button>
      </Stack>
      {error && (
        <Typography variant="body2" color="error" role="alert">
          {error}
        </Typography>
      )}
    </Stack>
  );
};

const useReleasedVersions = (kernel: Kernel) => {
  const [list, setList] = useState<Record<string, ReleasedVersion[]>>({});
  const [error, setError] = useState<string | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void kernel.readVersionList().then((read) => {
      if (!isCurrent) return;
      if (read.ok) setList(read.value.remotes);
      else setError(read.error);
    });
    return () => {
      isCurrent = false;
    };
  }, [kernel]);
  return { list, error };
};

/** Chooses what this tab loads of each remote: any version on the origin, or the build at an allowed address. */
export const VersionPickers = ({ kernel, registry }: { kernel: Kernel; registry: Registry }) => {
  const { list, error } = useReleasedVersions(kernel);
  useSyncExternalStore(kernel.overrides.subscribe, kernel.overrides.active);
  return (
    <Box component="section" aria-label="Versions" sx={{ py: 2, borderTop: 1, borderColor: 'divider' }}>
      <Typography sx={{ fontWeight: 600 }}>Versions in this tab</Typography>
      <Typography variant="body2" color="textSecondary">
        A choice applies from the next page, in this tab only. A build that fails is replaced by the released
        version.
      </Typography>
      {error && (
        <Typography variant="body2" color="error" role="status">
          The list of versions is not available: {error}.
        </Typography>
      )}
      {registry.remotes.map((remote) => (
        <VersionPicker
          key={remote.name}
          remote={remote}
          released={list[remote.name] ?? []}
          allowedOrigins={registry.allowedOrigins}
          kernel={kernel}
        />
      ))}
    </Box>
  );
};

import type { WatchedDeployable } from '@rankwright/contracts/fleet';
import { Link as RouterLink } from '@rankwright/sdk/router';
import { Button, Icon, PageHeader, Stack, StatusBadge } from '@rankwright/shared-ui/core';
import { useState } from 'react';
import type { Change } from '../changes/change.model.ts';
import { ChangeDialog } from '../changes/ChangeDialog.tsx';
import { getHealth } from '../releases/fleet.model.ts';
import { CanarySection } from './CanarySection.tsx';
import { FailureList } from './FailureList.tsx';
import { SettingTable } from './SettingTable.tsx';
import { VersionTable } from './VersionTable.tsx';

/** One remote, or the shell: its health, canary, versions and settings, and what staff may change of them. */
export const DeployableView = ({ deployable }: { deployable: WatchedDeployable }) => {
  const [change, setChange] = useState<Change | null>(null);
  const { name, owner, hostApi } = deployable;
  const parts = { deployable, onChange: setChange };
  return (
    <Stack spacing={4}>
      <PageHeader
        title={name}
        eyebrow={owner}
        lead={name === 'shell' ? `Provides host API ${hostApi}.` : `Works with host API ${hostApi}.`}
        actions={
          <Button component={RouterLink} to="?" startIcon={<Icon name="arrow-left" />}>
            All remotes
          </Button>
        }
      />
      <StatusBadge {...getHealth(deployable)} />
      <FailureList deployable={deployable} />
      <CanarySection {...parts} />
      <VersionTable {...parts} />
      <SettingTable {...parts} />
      {change && <ChangeDialog change={change} onClose={() => setChange(null)} />}
    </Stack>
  );
};

import type { SlotName } from '@rankwright/contracts/remote';
import type { SlotProps } from '@rankwright/sdk/host';
import { Button, Stack, Typography } from '@rankwright/shared-ui/core';
import { useHost } from '../hostContext/HostContext.ts';
import { Contribution, type ContributionProps } from './Contribution.tsx';

const createPanelState =
  (title: string): ContributionProps['renderState'] =>
  (state, retry) =>
    state.kind === 'waiting' ? (
      <Typography role="status" variant="body2" color="textSecondary">
        Loading…
      </Typography>
    ) : (
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
        <Typography role="status" variant="body2" color="textSecondary" sx={{ flex: 1 }}>
          {title} could not be loaded.
        </Typography>
        <Button size="small" loading={state.retrying} onClick={retry}>
          Retry
        </Button>
      </Stack>
    );

/** Actions are not drawn: without them the palette has those of the others. */
const drawNothing = () => null;

const isDrawn: Readonly<Record<SlotName, boolean>> = { plannerItemPanel: true, paletteActions: false };

/** Every contribution that the registry lists for the slot, or what stands in for them. */
export const HostSlot = ({ name, input, fallback }: SlotProps) => {
  const { registry } = useHost();
  const contributions = registry.remotes.flatMap((remote) =>
    (remote.slots ?? [])
      .filter(({ slot }) => slot === name)
      .map((contribution) => {
        const { id, title } = contribution;
        const content = (
          <Contribution
            key={`${remote.name}:${id}`}
            {...{ remote, contribution, input }}
            renderState={isDrawn[name] ? createPanelState(title) : drawNothing}
          />
        );
        return isDrawn[name] ? (
          <section key={`${remote.name}:${id}`} aria-label={title}>
            {content}
          </section>
        ) : (
          content
        );
      }),
  );
  return contributions.length > 0 ? contributions : fallback;
};

import { paths } from '@rankwright/contracts/paths';
import { setupSteps, type Setup, type SetupStep } from '@rankwright/contracts/setup';
import { changeCached, useApiMutation } from '@rankwright/sdk/query';
import { Link as RouterLink } from '@rankwright/sdk/router';
import { Box, Button, Icon, IconButton, Stack, Typography, visuallyHidden } from '@rankwright/shared-ui/core';
import { requestDismissSetup } from './setup.data.ts';
import { setupQuery } from './setupQuery.ts';

const labels: Record<SetupStep, string> = {
  profile: 'Describe your site',
  keywords: 'Pick keywords',
  plan: 'Plan a month',
  draft: 'Write a draft',
  site: 'Connect a site',
};

/** Steps that have a screen of their own; the others belong to the setup dialog. */
const links: Partial<Record<SetupStep, string>> = {
  draft: paths.generateContent,
  site: paths.integrations,
};

interface SetupChecklistProps {
  setup: Setup;
  onOpen: () => void;
}

const StepLine = ({ step, isDone }: { step: SetupStep; isDone: boolean }) => (
  <Stack
    component="li"
    direction="row"
    spacing={1}
    sx={{ alignItems: 'center', typography: 'body2', color: isDone ? 'text.secondary' : 'text.primary' }}
  >
    <Box
      aria-hidden="true"
      sx={{
        display: 'grid',
        placeItems: 'center',
        flexShrink: 0,
        width: 20,
        height: 20,
        border: 1,
        borderRadius: '50%',
        borderColor: isDone ? 'success.main' : 'text.secondary',
        color: 'success.main',
      }}
    >
      {isDone && <Icon name="check" sx={{ fontSize: 14 }} />}
    </Box>
    <span>
      {labels[step]}
      {isDone && <span style={visuallyHidden}> (done)</span>}
    </span>
  </Stack>
);

const NextButton = ({ setup: { steps }, onOpen }: SetupChecklistProps) => {
  const next = setupSteps.find((step) => !steps[step]) ?? 'site';
  const to = links[next];
  return to ? (
    <Button variant="contained" component={RouterLink} to={to}>
      {labels[next]}
    </Button>
  ) : (
    <Button variant="contained" onClick={onOpen}>
      {next === 'profile' ? 'Get started' : 'Continue'}
    </Button>
  );
};

const useDismissSetup = () =>
  useApiMutation({
    send: requestDismissSetup,
    errorText: 'The checklist could not be dismissed.',
    optimistic: () => [
      changeCached<{ success: true; setup: Setup }>(setupQuery.queryKey, (reply) => ({
        ...reply,
        setup: { ...reply.setup, isDismissed: true },
      })),
    ],
    success: { title: 'Checklist dismissed', description: 'You can open setup from Settings.' },
  });

/** What a new account has done and what is next. It goes away when all is done or when it is dismissed. */
export const SetupChecklist = ({ setup, onOpen }: SetupChecklistProps) => {
  const dismiss = useDismissSetup();
  const doneCount = setupSteps.filter((step) => setup.steps[step]).length;
  return (
    <Box
      component="section"
      aria-labelledby="setup-checklist"
      sx={{
        border: 1,
        borderColor: 'divider',
        borderRadius: 2,
        px: 2,
        py: { xs: 2, lg: 1 },
        display: 'flex',
        flexDirection: { xs: 'column', lg: 'row' },
        alignItems: { lg: 'center' },
        columnGap: 3,
        rowGap: 1.5,
        position: 'relative',
      }}
    >
      <Box sx={{ pr: { xs: 5, lg: 0 } }}>
        <Typography id="setup-checklist" component="h2" variant="h4" sx={{ fontSize: { lg: '1rem' } }}>
          Plan your first month
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {doneCount} of {setupSteps.length} done
        </Typography>
      </Box>
      <Stack
        component="ol"
        useFlexGap
        direction={{ xs: 'column', sm: 'row' }}
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          mr: { lg: 'auto' },
          flexWrap: 'wrap',
          columnGap: 2.5,
          rowGap: 1,
        }}
      >
        {setupSteps.map((step) => (
          <StepLine key={step} step={step} isDone={setup.steps[step]} />
        ))}
      </Stack>
      <Box sx={{ flexShrink: 0, display: 'grid' }}>
        <NextButton setup={setup} onOpen={onOpen} />
      </Box>
      <IconButton
        aria-label="Dismiss checklist"
        onClick={() => dismiss.mutate()}
        sx={{ position: { xs: 'absolute', lg: 'static' }, top: 8, right: 8 }}
      >
        <Icon name="close" />
      </IconButton>
    </Box>
  );
};

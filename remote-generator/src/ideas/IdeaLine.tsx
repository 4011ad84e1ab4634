import type { Idea } from '@rankwright/contracts/articles';
import { ideaDefaults } from '@rankwright/contracts/limits';
import { paths } from '@rankwright/contracts/paths';
import { Link as RouterLink } from '@rankwright/sdk/router';
import { Box, Button, Chip, Icon, Link, Stack, Typography } from '@rankwright/shared-ui/core';
import { formatDay } from './usePlanIdea.ts';

const PlannedLink = ({ day }: { day: string }) => (
  <Link
    component={RouterLink}
    to={day ? paths.plannerMonth(Number(day.slice(0, 4)), Number(day.slice(5, 7))) : paths.contentPlanner}
    sx={{ fontSize: '0.875rem' }}
  >
    {day ? `Planned for ${formatDay(day)}` : 'In the backlog'}
  </Link>
);

interface IdeaLineProps {
  idea: Idea;
  /** The day it is planned for (`YYYY-MM-DD`); empty for the backlog, undefined while not planned. */
  planned: string | undefined;
  planning: boolean;
  onWrite: () => void;
  onPlan: () => void;
}

export const IdeaLine = ({ idea, planned, planning, onWrite, onPlan }: IdeaLineProps) => (
  <Box
    component="li"
    aria-label={idea.title}
    sx={{
      py: 2.5,
      borderTop: 1,
      borderColor: 'divider',
      display: 'grid',
      gap: 1.5,
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto' },
    }}
  >
    <Box sx={{ maxWidth: 680 }}>
      <Typography component="h3" variant="h5" sx={{ overflowWrap: 'anywhere' }}>
        {idea.title}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 0.5 }}>
        {idea.description}
      </Typography>
      <Stack direction="row" spacing={1} useFlexGap sx={{ mt: 1.25, flexWrap: 'wrap', alignItems: 'center' }}>
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {idea.contentType ?? ideaDefaults.contentType} · {idea.difficulty ?? ideaDefaults.difficulty}
        </Typography>
        {idea.keywords.map((keyword) => (
          <Chip key={keyword} size="small" variant="outlined" label={keyword} />
        ))}
      </Stack>
    </Box>
    <Stack direction="row" spacing={1} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
      <Button
        size="small"
        variant="outlined"
        startIcon={<Icon name="pen" />}
        aria-label={`Write “${idea.title}”`}
        onClick={onWrite}
      >
        Write it
      </Button>
      {planned === undefined ? (
        <Button
          size="small"
          startIcon={<Icon name="calendar" />}
          loading={planning}
          aria-label={`Plan “${idea.title}”`}
          onClick={onPlan}
        >
          Plan it
        </Button>
      ) : (
        <PlannedLink day={planned} />
      )}
    </Stack>
  </Box>
);

import { paths } from '@rankwright/contracts/paths';
import { Link as RouterLink } from '@rankwright/sdk/router';
import { Box, Button, Stack, Typography } from '@rankwright/shared-ui/core';
import { Section } from '../sections/Section.tsx';

const inputs = [
  ['Primary keyword', 'rose pruning'],
  ['Industry', 'Gardening'],
  ['Audience', 'hobby gardeners'],
  ['Length', '800 words'],
];

const Brief = () => (
  <Box
    component="dl"
    sx={{ m: 0, p: 3, border: 1, borderColor: 'divider', borderRadius: 2.5, bgcolor: 'background.paper' }}
  >
    {inputs.map(([term, value]) => (
      <Box
        key={term}
        sx={{
          display: 'flex',
          justifyContent: 'space-between',
          gap: 2,
          py: 1.25,
          borderBottom: 1,
          borderColor: 'divider',
          '&:last-of-type': { border: 0 },
        }}
      >
        <Typography component="dt" variant="body2" color="textSecondary">
          {term}
        </Typography>
        <Typography component="dd" variant="body2" sx={{ m: 0, fontWeight: 600 }}>
          {value}
        </Typography>
      </Box>
    ))}
  </Box>
);

export const FeaturedGenerator = () => (
  <Section
    eyebrow="Featured"
    title="An article generator you stay in charge of"
    lead="Fill in five short fields and get a structured draft: title, headings, lists, a conclusion and a meta description. Then edit it your way."
  >
    <Box
      sx={{
        display: 'grid',
        gap: 4,
        gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' },
        alignItems: 'center',
      }}
    >
      <Brief />
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <Typography variant="h3">
          See the outline first, stop at any time, and keep what is written.
        </Typography>
        <Typography color="textSecondary">
          Drafts are stored on your device as you type and in your account when you save. You keep access to
          everything you wrote after the trial ends.
        </Typography>
        <Button component={RouterLink} to={paths.generateContent} variant="contained" size="large">
          Try The Article Generator
        </Button>
      </Stack>
    </Box>
  </Section>
);

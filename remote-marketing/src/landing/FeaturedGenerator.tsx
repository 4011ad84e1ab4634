import { paths } from '@rankwright/contracts/paths';
import { Link as RouterLink } from '@rankwright/sdk/router';
import { Box, Button, Stack, Typography } from '@rankwright/shared-ui/core';
import { pictures } from '../pictures/pictures.ts';
import { ProductPicture } from '../pictures/ProductPicture.tsx';
import { Section } from '../sections/Section.tsx';

export const FeaturedGenerator = () => (
  <Section
    eyebrow="Featured"
    title="An article generator you stay in charge of"
    lead="Fill in five short fields and get a structured draft: title, headings, lists, a conclusion and a meta description. Then edit it your way."
  >
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 4, md: 6 },
        gridTemplateColumns: { xs: '1fr', md: '1.6fr 1fr' },
        alignItems: 'center',
      }}
    >
      <ProductPicture picture={pictures.writing} />
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

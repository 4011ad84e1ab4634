import { Box, Typography } from '@rankwright/shared-ui/core';
import { pictures } from '../pictures/pictures.ts';
import { ProductPicture } from '../pictures/ProductPicture.tsx';
import { Section } from '../sections/Section.tsx';

const steps = [
  {
    title: 'Plan',
    text: 'Add keywords or generate them for your niche, and give each one a day on the calendar.',
  },
  {
    title: 'Write',
    text: 'Turn a keyword into a draft, rewrite existing content, or get ideas. Edit with SEO checks next to your text.',
  },
  {
    title: 'Publish',
    text: 'Publish to your sites now or at a time you choose, and track each post until it is live.',
  },
];

export const HowItWorks = () => (
  <Section id="how-it-works" eyebrow="How it works" title="From idea to live post in three steps">
    <Box
      component="ol"
      sx={{
        listStyle: 'none',
        mx: 0,
        mt: 0,
        p: 0,
        display: 'grid',
        gap: { xs: 3, md: 5 },
        gridTemplateColumns: { xs: '1fr', md: '1.2fr 1fr 1fr' },
        mb: { xs: 4, md: 7 },
      }}
    >
      {steps.map(({ title, text }, index) => (
        <Box component="li" key={title} sx={{ borderTop: 2, borderColor: 'text.primary', pt: 2 }}>
          <Typography component="p" variant="body2" color="textSecondary">
            Step {index + 1}
          </Typography>
          <Typography variant="h3" component="h3" sx={{ mb: 1 }}>
            {title}
          </Typography>
          <Typography color="textSecondary">{text}</Typography>
        </Box>
      ))}
    </Box>
    <ProductPicture picture={pictures.planner} />
  </Section>
);

import { Box, Typography } from '@rankwright/shared-ui/core';
import { Section } from '../sections/Section.tsx';

const steps = [
  {
    title: 'Plan',
    text: 'Collect keywords, or have them proposed for your niche, and give each one a day on the calendar.',
  },
  {
    title: 'Write',
    text: 'Turn a keyword into a draft, rewrite an old text, or ask for ideas. Edit with the checks beside you.',
  },
  {
    title: 'Publish',
    text: 'Send it to your sites now or at an hour you choose, and follow each post until it is live.',
  },
];

export const HowItWorks = () => (
  <Section id="how-it-works" eyebrow="How it works" title="Three steps, no tab juggling">
    <Box
      component="ol"
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        display: 'grid',
        gap: { xs: 3, md: 5 },
        gridTemplateColumns: { xs: '1fr', md: '1.2fr 1fr 1fr' },
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
  </Section>
);

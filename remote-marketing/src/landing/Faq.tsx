import { Box, Typography } from '@rankwright/shared-ui/core';
import { Section } from '../sections/Section.tsx';
import { faq } from './faq.ts';

/** An accordion of the browser's own making: it opens without scripts, too. */
export const Faq = () => (
  <Section eyebrow="FAQ" title="Questions, answered plainly">
    {faq.map(({ question, answer }) => (
      <Box
        component="details"
        key={question}
        name="faq"
        sx={{
          borderTop: 1,
          borderColor: 'divider',
          py: 2,
          maxWidth: 760,
          '& summary': { cursor: 'pointer', fontWeight: 600, fontSize: '1.0625rem', py: 0.5 },
        }}
      >
        <summary>{question}</summary>
        <Typography color="textSecondary" sx={{ mt: 1, maxWidth: 640 }}>
          {answer}
        </Typography>
      </Box>
    ))}
  </Section>
);

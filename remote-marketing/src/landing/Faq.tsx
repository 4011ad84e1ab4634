import { Box, Icon, Typography } from '@rankwright/shared-ui/core';
import { Section } from '../sections/Section.tsx';
import { faq } from '../pricing/faq.ts';

const questionStyle = {
  borderTop: 1,
  borderColor: 'divider',
  '&:last-of-type': { borderBottom: 1, borderColor: 'divider' },
  '& summary': {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: 2,
    py: 2,
    cursor: 'pointer',
    fontWeight: 600,
    fontSize: '1.0625rem',
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover svg': { color: 'text.primary' },
  },
  '& summary svg': { color: 'text.secondary', transition: 'transform 200ms' },
  '&[open] summary svg': { transform: 'rotate(45deg)' },
};

/** A native accordion (`details`), which also works without JavaScript. */
export const Faq = () => (
  <Section
    isSkippedOffscreen
    isHeadingBeside
    eyebrow="FAQ"
    title="Frequently asked questions"
    lead="What people ask before they sign up."
  >
    <div>
      {faq.map((entry) => (
        <Box component="details" key={entry.question} name="faq" sx={questionStyle}>
          <summary>
            {entry.question}
            <Icon name="plus" />
          </summary>
          <Typography color="textSecondary" sx={{ pb: 2.5, maxWidth: 620 }}>
            {entry.answer}
          </Typography>
        </Box>
      ))}
    </div>
  </Section>
);

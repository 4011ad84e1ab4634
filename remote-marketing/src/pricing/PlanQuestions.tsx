import { Box, Typography } from '@rankwright/shared-ui/core';
import { faq } from './faq.ts';

const planQuestions = new Set<string>([
  'What happens during the trial?',
  'Can I cancel?',
  'How many keywords can I track?',
]);

/** The FAQ entries about the plan, shown next to the price. */
export const PlanQuestions = () => (
  <Box component="section" aria-labelledby="before-you-pay">
    <Typography id="before-you-pay" variant="h3" component="h2" sx={{ mb: 2 }}>
      Questions about the plan
    </Typography>
    <Box component="dl" sx={{ m: 0 }}>
      {faq
        .filter(({ question }) => planQuestions.has(question))
        .map(({ question, answer }) => (
          <Box key={question} sx={{ borderTop: 1, borderColor: 'divider', py: 2 }}>
            <Typography component="dt" sx={{ fontWeight: 600 }}>
              {question}
            </Typography>
            <Typography component="dd" color="textSecondary" sx={{ m: 0, mt: 0.5, maxWidth: 480 }}>
              {answer}
            </Typography>
          </Box>
        ))}
    </Box>
  </Box>
);

import { Box, Container, tokens, Typography } from '@rankwright/shared-ui/core';
import { skipOffscreen } from '../sections/skipOffscreen.ts';

export const Testimonial = () => (
  <Box
    component="section"
    aria-label="Testimonial"
    sx={{ borderTop: 1, borderColor: 'divider', py: { xs: 6, md: 11 }, ...skipOffscreen }}
  >
    <Container maxWidth="md">
      <Box component="figure" sx={{ m: 0 }}>
        <Typography
          component="blockquote"
          sx={{
            m: 0,
            fontFamily: tokens.typefaces.display,
            fontSize: { xs: '1.5rem', md: '2.125rem' },
            lineHeight: 1.3,
          }}
        >
          “I used to plan in one sheet, write in another window and forget to publish. Now the calendar tells
          me what is next, and the post is on the shop’s blog before lunch.”
        </Typography>
        <Typography component="figcaption" color="textSecondary" sx={{ mt: 2 }}>
          A shop owner who writes her own blog
        </Typography>
      </Box>
    </Container>
  </Box>
);

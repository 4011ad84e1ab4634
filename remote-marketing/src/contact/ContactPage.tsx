import { contactReplyHours, plan } from '@rankwright/contracts/limits';
import { buildPublicUrl } from '@rankwright/sdk/host';
import { Box, Container, Link, Stack, Typography } from '@rankwright/shared-ui/core';
import { PublicHeading } from '../sections/PublicHeading.tsx';
import { StructuredData } from '../structuredData/StructuredData.tsx';
import { buildOrganizationData } from '../structuredData/structuredData.model.ts';
import { ContactForm } from './ContactForm.tsx';

const contactEmail = 'hello@rankwright.example';
const highlights = ['24/7 support', `${plan.trialDays} days free trial`, '100% satisfaction guarantee'];

const EmailCard = () => (
  <Stack
    component="section"
    aria-labelledby="email-us"
    spacing={1}
    sx={{ borderTop: 2, borderColor: 'text.primary', pt: 2 }}
  >
    <Typography id="email-us" variant="h4" component="h2">
      Email us
    </Typography>
    <Link href={`mailto:${contactEmail}`}>{contactEmail}</Link>
    <Typography color="textSecondary">We reply within {contactReplyHours} hours.</Typography>
  </Stack>
);

export const Component = () => (
  <>
    <PublicHeading
      title="Tell us what you are working on"
      lead={`A person reads every message and replies within ${contactReplyHours} hours.`}
    />
    <Container maxWidth="lg" sx={{ pb: { xs: 6, md: 10 } }}>
      <Box
        sx={{ display: 'grid', gap: { xs: 5, md: 8 }, gridTemplateColumns: { xs: '1fr', md: '1.6fr 1fr' } }}
      >
        <ContactForm />
        <EmailCard />
      </Box>
      <Stack
        component="ul"
        aria-label="Our promises"
        direction={{ xs: 'column', sm: 'row' }}
        spacing={{ xs: 1, sm: 4 }}
        sx={{
          listStyle: 'none',
          m: 0,
          mt: { xs: 6, md: 9 },
          p: 0,
          pt: 3,
          borderTop: 1,
          borderColor: 'divider',
        }}
      >
        {highlights.map((highlight) => (
          <Typography component="li" key={highlight} sx={{ fontWeight: 600 }}>
            {highlight}
          </Typography>
        ))}
      </Stack>
    </Container>
    <StructuredData data={buildOrganizationData(buildPublicUrl)} />
  </>
);

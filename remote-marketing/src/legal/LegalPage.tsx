import { Container, Typography } from '@rankwright/shared-ui/core';
import { PublicHeading } from '../sections/PublicHeading.tsx';

export interface LegalSection {
  title: string;
  text: string;
}

export const LegalPage = ({
  title,
  lead,
  sections,
}: {
  title: string;
  lead: string;
  sections: readonly LegalSection[];
}) => (
  <>
    <PublicHeading title={title} lead={lead} />
    <Container maxWidth="lg" sx={{ pb: { xs: 6, md: 10 } }}>
      {sections.map((section) => (
        <section key={section.title}>
          <Typography variant="h4" component="h2" sx={{ mt: 4, mb: 1 }}>
            {section.title}
          </Typography>
          <Typography sx={{ maxWidth: 680 }}>{section.text}</Typography>
        </section>
      ))}
    </Container>
  </>
);

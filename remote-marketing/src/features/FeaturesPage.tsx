import { paths } from '@rankwright/contracts/paths';
import { Link as RouterLink } from '@rankwright/sdk/router';
import { Box, Button, Container, Icon, Typography } from '@rankwright/shared-ui/core';
import { ProductPicture } from '../pictures/ProductPicture.tsx';
import { PublicHeading } from '../sections/PublicHeading.tsx';
import { skipOffscreen } from '../sections/skipOffscreen.ts';
import { features } from './features.ts';

export const Component = () => (
  <>
    <PublicHeading
      title="Everything from keyword to live post"
      lead="Plan, write, check, publish and track your articles in one workspace."
    />
    <Container maxWidth="lg" sx={{ pb: { xs: 6, md: 10 } }}>
      {features.map(({ icon, title, text, points, picture }) => (
        <Box
          component="section"
          key={title}
          sx={{
            display: 'grid',
            gap: { xs: 3, md: 6 },
            gridTemplateColumns: { xs: '1fr', md: '1fr 1.6fr' },
            alignItems: 'center',
            py: { xs: 4, md: 7 },
            borderTop: 1,
            borderColor: 'divider',
            ...skipOffscreen,
          }}
        >
          <Box>
            <Icon name={icon} sx={{ fontSize: 28, color: 'accent.main', mb: 1 }} />
            <Typography variant="h3" component="h2">
              {title}
            </Typography>
            <Typography sx={{ fontSize: '1.0625rem', mt: 1.5 }}>{text}</Typography>
            <Box component="ul" sx={{ pl: 2.5, mb: 0, color: 'text.secondary' }}>
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </Box>
          </Box>
          <ProductPicture picture={picture} />
        </Box>
      ))}
      <Button component={RouterLink} to={paths.signup} variant="contained" size="large">
        Start Free Trial
      </Button>
    </Container>
  </>
);

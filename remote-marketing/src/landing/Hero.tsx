import { paths } from '@rankwright/contracts/paths';
import { Link as RouterLink } from '@rankwright/sdk/router';
import { Box, Button, Container, Stack, Typography } from '@rankwright/shared-ui/core';
import { RoiCalculator } from '../roi/RoiCalculator.tsx';

export const Hero = () => (
  <Container maxWidth="lg" sx={{ py: { xs: 5, md: 9 } }}>
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 5, md: 8 },
        gridTemplateColumns: { xs: '1fr', md: 'minmax(0, 1.15fr) minmax(0, 1fr)' },
        alignItems: 'center',
      }}
    >
      <Stack spacing={3} sx={{ alignItems: 'flex-start' }}>
        <Typography component="h1" variant="h1" tabIndex={-1}>
          Write pages that earn their rank.
        </Typography>
        <Typography color="textSecondary" sx={{ fontSize: '1.1875rem', maxWidth: 520 }}>
          Plan a month of articles, draft them from a keyword, edit them, and publish to WordPress, Shopify,
          Wix or Webflow. One workspace from idea to live post.
        </Typography>
        <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap' }}>
          <Button component={RouterLink} to={paths.signup} variant="contained" color="accent" size="large">
            Start Free Trial
          </Button>
          <Button component="a" href={paths.howItWorks} variant="outlined" size="large">
            How It Works
          </Button>
          <Button component="a" href={paths.demo} size="large">
            See the demo
          </Button>
        </Stack>
        <Typography sx={{ fontWeight: 600 }}>50k+ Articles Created</Typography>
      </Stack>
      <RoiCalculator />
    </Box>
  </Container>
);

import { paths } from '@rankwright/contracts/paths';
import { Link as RouterLink } from '@rankwright/sdk/router';
import { Box, Button, Container, Typography } from '@rankwright/shared-ui/core';

export const CallToAction = () => (
  <Box
    component="section"
    aria-labelledby="start-title"
    sx={{ bgcolor: 'text.primary', color: 'background.default', py: { xs: 7, md: 11 } }}
  >
    <Container
      maxWidth="lg"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 3,
        alignItems: 'center',
        justifyContent: 'space-between',
      }}
    >
      <Typography id="start-title" variant="h2" sx={{ maxWidth: 560 }}>
        Your next article can be live today.
      </Typography>
      <Button
        component={RouterLink}
        to={paths.signup}
        size="large"
        variant="outlined"
        sx={{ color: 'inherit', borderColor: 'currentColor' }}
      >
        Create your account
      </Button>
    </Container>
  </Box>
);

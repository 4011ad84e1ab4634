import { paths } from '@rankwright/contracts/paths';
import { leaveDemo } from '@rankwright/sdk/session';
import { Box, Button, Typography } from '@rankwright/shared-ui/core';

/** Says on every screen of the demo that its data is a sample, and leads to the sign-up. */
const DemoBanner = () => (
  <Box
    component="aside"
    aria-label="Demo"
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: 2,
      rowGap: 0.5,
      px: { xs: 2, md: 4 },
      py: 1,
      borderBottom: 1,
      borderColor: 'divider',
      bgcolor: 'background.paper',
    }}
  >
    <Typography variant="body2" sx={{ flex: '1 1 16rem' }}>
      <strong>This is a demo.</strong> The articles and numbers are samples, and nothing you do is saved.
    </Typography>
    <Button size="small" onClick={() => leaveDemo(paths.home)}>
      Leave demo
    </Button>
    <Button size="small" variant="contained" onClick={() => leaveDemo(paths.signup)}>
      Sign up
    </Button>
  </Box>
);

export default DemoBanner;

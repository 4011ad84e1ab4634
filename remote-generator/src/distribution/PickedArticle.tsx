import { paths } from '@rankwright/contracts/paths';
import { Link as RouterLink } from '@rankwright/sdk/router';
import { Box, Button, Link, Stack, Typography } from '@rankwright/shared-ui/core';

/** The article that will be distributed as it is saved. */
export const PickedArticle = ({ id, title, onClear }: { id: string; title: string; onClear: () => void }) => (
  <Box component="section" aria-label="Article" sx={{ maxWidth: 720 }}>
    <Typography variant="h4" component="h2" sx={{ overflowWrap: 'anywhere' }}>
      {title}
    </Typography>
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center', mt: 0.5 }}>
      <Link component={RouterLink} to={paths.article(id)}>
        Open the article
      </Link>
      <Button size="small" variant="outlined" onClick={onClear}>
        Choose another
      </Button>
    </Stack>
  </Box>
);

import { paths } from '@rankwright/contracts/paths';
import type { Keyword } from '@rankwright/contracts/planner';
import { Link as RouterLink } from '@rankwright/sdk/router';
import { Box, Button, Icon, IconButton } from '@rankwright/shared-ui/core';

export interface KeywordActions {
  onPlan: (keyword: Keyword) => void;
  onRemove: (keyword: Keyword) => void;
}

/** Plan, write and delete buttons of a keyword. */
export const KeywordButtons = ({ keyword, actions }: { keyword: Keyword; actions: KeywordActions }) => (
  <Box
    sx={{
      display: 'flex',
      gap: 0.5,
      justifyContent: { sm: 'flex-end' },
      whiteSpace: 'nowrap',
      ml: { xs: -1.5, sm: 0 },
    }}
  >
    <Button size="small" aria-label={`Plan it: ${keyword.keyword}`} onClick={() => actions.onPlan(keyword)}>
      Plan it
    </Button>
    <Button
      size="small"
      component={RouterLink}
      to={paths.generateForKeyword(keyword.keyword)}
      aria-label={`Write it: ${keyword.keyword}`}
    >
      Write it
    </Button>
    <IconButton
      size="small"
      aria-label={`Delete ${keyword.keyword}`}
      onClick={() => actions.onRemove(keyword)}
    >
      <Icon name="trash" sx={{ fontSize: 18 }} />
    </IconButton>
  </Box>
);

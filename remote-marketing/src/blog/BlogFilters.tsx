import { Box, Button, Stack } from '@rankwright/shared-ui/core';
import { Field } from '@rankwright/shared-ui/forms';
import type { BlogFilter } from './blog.model.ts';
import { categories } from './post.ts';

/** As a contained button; by attribute, which a page script can change. */
const pressedStyle = {
  '&[aria-pressed=true]': {
    color: 'primary.contrastText',
    bgcolor: 'primary.main',
    borderColor: 'primary.main',
    '&:hover': { bgcolor: 'primary.dark' },
  },
} as const;

export const BlogFilters = ({
  filter,
  onChange,
}: {
  filter: BlogFilter;
  onChange: (filter: BlogFilter) => void;
}) => (
  <Stack
    direction={{ xs: 'column', md: 'row' }}
    spacing={2}
    sx={{ justifyContent: 'space-between', alignItems: { md: 'flex-end' }, mb: 4 }}
  >
    <Stack
      direction="row"
      spacing={1}
      useFlexGap
      role="group"
      aria-label="Category"
      sx={{ flexWrap: 'wrap' }}
    >
      {(['All', ...categories] as const).map((category) => (
        <Button
          key={category}
          size="small"
          variant="outlined"
          data-blog-category={category}
          aria-pressed={filter.category === category}
          sx={pressedStyle}
          onClick={() => onChange({ ...filter, category })}
        >
          {category}
        </Button>
      ))}
    </Stack>
    <Box sx={{ width: { md: 280 } }}>
      <Field
        label="Search articles"
        type="search"
        name="search"
        value={filter.search}
        onChange={(event) => onChange({ ...filter, search: event.target.value })}
      />
    </Box>
  </Stack>
);

import { Box, Button, Icon, IconButton, Stack, Typography } from '@rankwright/shared-ui/core';
import { Field, OutlinedInput } from '@rankwright/shared-ui/forms';
import { moveHeading, type Outline } from './generate.model.ts';

const maxHeadings = 20;

interface HeadingLineProps {
  heading: string;
  place: number;
  count: number;
  onChange: (heading: string) => void;
  onMove: (step: -1 | 1) => void;
  onRemove: () => void;
}

const HeadingLine = ({ heading, place, count, onChange, onMove, onRemove }: HeadingLineProps) => (
  <Stack component="li" direction="row" spacing={0.5} sx={{ alignItems: 'center' }}>
    <OutlinedInput
      size="small"
      fullWidth
      value={heading}
      slotProps={{ input: { 'aria-label': `Heading ${place}`, maxLength: 200 } }}
      onChange={(event) => onChange(event.target.value)}
    />
    <IconButton aria-label={`Move heading ${place} up`} disabled={place === 1} onClick={() => onMove(-1)}>
      <Icon name="arrow-up" />
    </IconButton>
    <IconButton
      aria-label={`Move heading ${place} down`}
      disabled={place === count}
      onClick={() => onMove(1)}
    >
      <Icon name="arrow-down" />
    </IconButton>
    <IconButton aria-label={`Remove heading ${place}`} onClick={onRemove}>
      <Icon name="trash" />
    </IconButton>
  </Stack>
);

interface OutlineEditorProps {
  outline: Outline;
  onChange: (outline: Outline) => void;
  onSkip: () => void;
}

/** Title and headings for the article. Without an outline the model chooses them. */
export const OutlineEditor = ({ outline, onChange, onSkip }: OutlineEditorProps) => {
  const { headings } = outline;
  const change = (next: readonly string[]) => onChange({ ...outline, headings: next });
  return (
    <Stack component="section" aria-label="Outline" spacing={2} sx={{ maxWidth: 720 }}>
      <Typography component="h2" variant="h5">
        Outline
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {headings.length > 0
          ? 'The article will use these headings in this order. Edit them as you like.'
          : 'No headings yet. Add some, propose an outline, or skip the outline.'}
      </Typography>
      <Field
        label="Article title"
        value={outline.title}
        onChange={(event) => onChange({ ...outline, title: event.target.value })}
      />
      <Box
        component="ol"
        aria-label="Headings"
        sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}
      >
        {headings.map((heading, index) => (
          <HeadingLine
            key={index}
            heading={heading}
            place={index + 1}
            count={headings.length}
            onChange={(next) => change(headings.with(index, next))}
            onMove={(step) => change(moveHeading(headings, index, step))}
            onRemove={() => change(headings.toSpliced(index, 1))}
          />
        ))}
      </Box>
      <Stack direction="row" spacing={1}>
        <Button
          size="small"
          startIcon={<Icon name="plus" />}
          disabled={headings.length >= maxHeadings}
          onClick={() => change([...headings, ''])}
        >
          Add heading
        </Button>
        <Button size="small" onClick={onSkip}>
          Skip outline
        </Button>
      </Stack>
    </Stack>
  );
};

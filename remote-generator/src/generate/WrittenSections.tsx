import { Box, Icon, Typography } from '@rankwright/shared-ui/core';
import { readOutline } from '../panel/outline.model.ts';

const lineStyle = {
  display: 'flex',
  alignItems: 'baseline',
  gap: 1,
  py: 0.75,
  borderTop: 1,
  borderColor: 'divider',
  overflowWrap: 'anywhere',
} as const;

/** The sections so far: the last one is being written. */
export const WrittenSections = ({ markdown }: { markdown: string }) => {
  const sections = readOutline(markdown).filter(({ depth }) => depth === 0);
  if (sections.length === 0) return null;
  return (
    <Box component="ol" aria-label="Sections" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {sections.map(({ text, words }, index) => {
        const isLast = index === sections.length - 1;
        return (
          <Box
            key={`${index} ${text}`}
            component="li"
            sx={lineStyle}
            {...(isLast && { 'aria-current': 'step' as const })}
          >
            <Icon
              name={isLast ? 'pen' : 'check'}
              title={isLast ? 'Being written' : 'Written'}
              sx={{ fontSize: 16, flexShrink: 0, color: isLast ? 'accent.main' : 'success.main' }}
            />
            <Box component="span" sx={{ flex: 1, fontWeight: isLast ? 600 : 400 }}>
              {text}
            </Box>
            <Typography component="span" variant="body2" color="textSecondary" sx={{ flexShrink: 0 }}>
              {words} {words === 1 ? 'word' : 'words'}
            </Typography>
          </Box>
        );
      })}
    </Box>
  );
};

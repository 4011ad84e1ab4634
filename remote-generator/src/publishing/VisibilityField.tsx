import type { PublicationPreview } from '@rankwright/contracts/articlePublishing';
import { platformLabels, type Platform } from '@rankwright/contracts/limits';
import { describeVisibility } from '@rankwright/contracts/platforms';
import { Box, Typography } from '@rankwright/shared-ui/core';
import { Checkbox, FormControlLabel } from '@rankwright/shared-ui/forms';

const names = { private: 'private post', draft: 'draft', pending: 'pending post' } as const;
const isNamed = (visibility: string): visibility is keyof typeof names => visibility in names;

interface VisibilityFieldProps {
  platform: Platform;
  preview: PublicationPreview;
  isMadePublic: boolean;
  onToggle: () => void;
}

/** Who can see the post that is updated, and the one control that changes it. */
export const VisibilityField = ({ platform, preview, isMadePublic, onToggle }: VisibilityFieldProps) => {
  const { visibility, publicAt } = preview;
  if (visibility === null || visibility === 'public') return null;
  const name = isNamed(visibility) ? names[visibility] : null;
  return (
    <Box role="group" aria-label="Visibility">
      <Typography sx={{ fontWeight: isMadePublic ? 600 : undefined }}>
        {isMadePublic && name
          ? `This ${name} becomes public: anyone can read it.`
          : `${describeVisibility(visibility, platformLabels[platform], publicAt)}. The update leaves it so.`}
      </Typography>
      {name && (
        <FormControlLabel
          control={<Checkbox checked={isMadePublic} onChange={onToggle} />}
          label={`Make this ${name} public`}
        />
      )}
    </Box>
  );
};

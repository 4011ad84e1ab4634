import { Box, Typography } from '@rankwright/shared-ui/core';
import { Field } from '@rankwright/shared-ui/forms';
import { useState } from 'react';
import { isImageUrl, isLoadableImage } from './image.model.ts';

const Preview = ({ address: url }: { address: string }) => {
  const [state, setState] = useState<'loading' | 'shown' | 'broken'>('loading');
  return (
    <Box sx={{ mt: 1.5 }} role="status" aria-label="Image preview">
      {state === 'broken' ? (
        <Typography variant="body2" color="error">
          The image could not be loaded. Check the URL, or publish without an image.
        </Typography>
      ) : (
        <Box
          component="img"
          src={url}
          alt="Preview of the image"
          referrerPolicy="no-referrer"
          onLoad={() => setState('shown')}
          onError={() => setState('broken')}
          sx={{
            width: '100%',
            aspectRatio: '16 / 9',
            objectFit: 'cover',
            borderRadius: 2,
            bgcolor: 'action.hover',
          }}
        />
      )}
    </Box>
  );
};

interface ImageFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** An optional image URL with a preview. */
export const ImageField = ({ label, value, onChange }: ImageFieldProps) => {
  const valid = isImageUrl(value.trim());
  return (
    <Box>
      <Field
        label={label}
        type="url"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        {...(!valid && { error: 'Enter a URL that starts with https://' })}
      />
      {valid && value.trim() && isLoadableImage(value.trim()) && (
        <Preview key={value} address={value.trim()} />
      )}
      {!isLoadableImage(value.trim()) && (
        <Typography variant="body2" color="textSecondary" role="status" sx={{ mt: 1.5 }}>
          No preview, because the URL starts with http://. Your site receives the image.
        </Typography>
      )}
    </Box>
  );
};

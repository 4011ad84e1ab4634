import { Button, Icon, Stack } from '@rankwright/shared-ui/core';
import { useState } from 'react';
import { ArticleImageDialog } from '../images/ArticleImageDialog.tsx';
import { ImageField } from '../publishing/ImageField.tsx';
import type { ArticleText } from './articleText.model.ts';

interface CoverFieldProps {
  text: ArticleText;
  onChange: (change: Partial<ArticleText>) => void;
}

/** The cover image: uploaded, or by its URL. */
export const CoverField = ({ text, onChange }: CoverFieldProps) => {
  const [isChoosing, setIsChoosing] = useState(false);
  return (
    <Stack spacing={1.5}>
      <ImageField
        label="Cover image URL"
        value={text.imageUrl}
        onChange={(imageUrl) => onChange({ imageUrl })}
      />
      <Stack direction="row" spacing={1}>
        <Button
          size="small"
          variant="outlined"
          startIcon={<Icon name="upload" />}
          onClick={() => setIsChoosing(true)}
        >
          {text.imageUrl ? 'Replace cover image' : 'Choose a cover image'}
        </Button>
        {text.imageUrl && (
          <Button size="small" onClick={() => onChange({ imageUrl: '', imageAlt: '' })}>
            Remove
          </Button>
        )}
      </Stack>
      {isChoosing && (
        <ArticleImageDialog
          title="Cover image"
          confirmLabel="Use this image"
          file={null}
          onCancel={() => setIsChoosing(false)}
          onImage={({ src, alt }) => {
            onChange({ imageUrl: src, imageAlt: alt });
            setIsChoosing(false);
          }}
        />
      )}
    </Stack>
  );
};

import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useEffect, useMemo, useState } from 'react';
import type { Area } from 'react-easy-crop';
import { CropArea } from './CropArea.tsx';

/** Width divided by height; `original` is that of the file. */
const shapes = [
  ['original', 'Original'],
  ['wide', '16:9', 16 / 9],
  ['photo', '4:3', 4 / 3],
  ['square', '1:1', 1],
] as const;
type Shape = (typeof shapes)[number][0];

interface ImageCropProps {
  file: File;
  onArea: (area: Area) => void;
  /** Another image is wanted. */
  onOther: () => void;
}

/** The part of an image to show, and its shape. */
export const ImageCrop = ({ file, onArea, onOther }: ImageCropProps) => {
  const url = useMemo(() => URL.createObjectURL(file), [file]);
  useEffect(() => () => URL.revokeObjectURL(url), [url]);
  const [shape, setShape] = useState<Shape>('original');
  const [original, setOriginal] = useState(16 / 9);
  const aspect = shapes.find(([name]) => name === shape)?.[2] ?? original;
  return (
    <div>
      <CropArea
        url={url}
        aspect={aspect}
        onArea={onArea}
        onLoad={({ naturalWidth, naturalHeight }) => setOriginal(naturalWidth / naturalHeight)}
      />
      <Stack direction="row" sx={{ mt: 1, justifyContent: 'space-between', flexWrap: 'wrap', gap: 1 }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Shape"
          value={shape}
          onChange={(_, next: Shape | null) => next && setShape(next)}
        >
          {shapes.map(([name, label]) => (
            <ToggleButton key={name} value={name}>
              {label}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <Button size="small" onClick={onOther}>
          Choose another image
        </Button>
      </Stack>
    </div>
  );
};

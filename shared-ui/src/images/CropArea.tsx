import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import Cropper, { type Area, type MediaSize } from 'react-easy-crop';
import { cropperStyle } from './cropperStyle.ts';

interface CropAreaProps {
  /** A blob URL. */
  url: string;
  /** Width divided by height. */
  aspect: number;
  onArea: (area: Area) => void;
  onLoad?: (size: MediaSize) => void;
}

/** The picture with a frame to move over it, and the zoom. */
export const CropArea = ({ url, aspect, onArea, onLoad }: CropAreaProps) => {
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  return (
    <>
      <Box
        sx={{
          position: 'relative',
          height: 300,
          mb: 2,
          borderRadius: 1,
          overflow: 'hidden',
          bgcolor: 'background.default',
          ...cropperStyle,
        }}
      >
        <Cropper
          image={url}
          crop={crop}
          zoom={zoom}
          aspect={aspect}
          disableAutomaticStylesInjection
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(_, pixels) => onArea(pixels)}
          {...(onLoad && { onMediaLoaded: onLoad })}
        />
      </Box>
      <Typography id="crop-zoom" variant="body2" color="textSecondary">
        Zoom
      </Typography>
      <Slider
        aria-labelledby="crop-zoom"
        sx={{ display: 'block', width: 'auto', mx: 1.25 }}
        min={1}
        max={3}
        step={0.05}
        value={zoom}
        onChange={(_, value) => setZoom(value)}
      />
    </>
  );
};

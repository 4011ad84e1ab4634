import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { useEffect, useMemo, useState } from 'react';
import Cropper, { type Area } from 'react-easy-crop';
import { cropperStyle } from './cropperStyle.ts';
import { cropSquare, loadImage } from './cropSquare.ts';

export interface ImageCropDialogProps {
  open: boolean;
  file: File;
  onCancel: () => void;
  /** Called with a square WebP, 512 pixels wide. */
  onCrop: (picture: Blob) => void;
}

/** The picture with a square to move over it, and the zoom. */
const CropArea = ({ url, onArea }: { url: string; onArea: (area: Area) => void }) => {
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
          aspect={1}
          disableAutomaticStylesInjection
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(_, pixels) => onArea(pixels)}
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

/** Dialog that crops a picture to a square. */
export const ImageCropDialog = ({ open, file, onCancel, onCrop }: ImageCropDialogProps) => {
  const url = useMemo(() => URL.createObjectURL(file), [file]);
  useEffect(() => () => URL.revokeObjectURL(url), [url]);
  const [area, setArea] = useState<Area | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const cropImage = async () => {
    if (!area) return;
    try {
      onCrop(await cropSquare(await loadImage(url), area));
    } catch (error) {
      setFailure(error instanceof Error ? error.message : 'The image could not be loaded.');
    }
  };
  return (
    <Dialog open={open} onClose={onCancel} maxWidth="xs" fullWidth aria-labelledby="crop-title">
      <DialogTitle id="crop-title">Choose the part to show</DialogTitle>
      <DialogContent>
        <CropArea url={url} onArea={setArea} />
        {failure && (
          <Typography role="alert" color="error">
            {failure}
          </Typography>
        )}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button onClick={onCancel}>Cancel</Button>
        <Button variant="contained" disabled={!area} onClick={() => void cropImage()}>
          Use this picture
        </Button>
      </DialogActions>
    </Dialog>
  );
};

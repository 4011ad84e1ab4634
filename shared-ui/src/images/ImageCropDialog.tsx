import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useEffect, useMemo, useState } from 'react';
import type { Area } from 'react-easy-crop';
import { CropArea } from './CropArea.tsx';
import { cropSquare, loadImage } from './cropImage.ts';

export interface ImageCropDialogProps {
  open: boolean;
  file: File;
  onCancel: () => void;
  /** Called with a square WebP, 512 pixels wide. */
  onCrop: (picture: Blob) => void;
}

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
        <CropArea url={url} aspect={1} onArea={setArea} />
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

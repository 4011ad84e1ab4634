export { ImageCropDialog, type ImageCropDialogProps } from './images/ImageCropDialog.tsx';

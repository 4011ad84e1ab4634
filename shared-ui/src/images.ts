export { ImageCropDialog, type ImageCropDialogProps } from './images/ImageCropDialog.tsx';
export { ImageDialog, type SelectedImage, type ImageDialogProps } from './images/ImageDialog.tsx';

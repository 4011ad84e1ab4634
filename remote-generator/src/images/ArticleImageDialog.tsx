import { uploadArticleImage } from '@rankwright/contracts/articles';
import { articleImage } from '@rankwright/contracts/limits';
import { getErrorMessage, uploadFile } from '@rankwright/sdk/api';
import { createLazyPart } from '@rankwright/sdk/host';

const ImageDialog = createLazyPart(async () => (await import('@rankwright/shared-ui/images')).ImageDialog);

export interface PlacedImage {
  /** The path of an uploaded image, or a URL. */
  src: string;
  /** Empty for a decorative image. */
  alt: string;
}

interface ArticleImageDialogProps {
  title: string;
  confirmLabel: string;
  /** Pasted or dropped; null: it is selected in the dialog. */
  file: File | null;
  onCancel: () => void;
  onImage: (image: PlacedImage) => void;
}

const storeImage = async (image: Blob): Promise<string> => {
  try {
    return (await uploadFile(uploadArticleImage, image, 'image.webp', () => undefined)).url;
  } catch (error) {
    throw new Error(getErrorMessage(error, 'The image could not be stored. Please try again.'), {
      cause: error,
    });
  }
};

/** Chooses and crops an image, stores it in the account, and hands over where it is. */
export const ArticleImageDialog = ({ onImage, ...dialog }: ArticleImageDialogProps) => (
  <ImageDialog
    {...dialog}
    onClose={dialog.onCancel}
    maxPixels={articleImage.maxPixels}
    onConfirm={async ({ source, alt }) =>
      onImage({ src: typeof source === 'string' ? source : await storeImage(source), alt })
    }
  />
);

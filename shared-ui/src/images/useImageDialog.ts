import { useState } from 'react';
import type { Area } from 'react-easy-crop';
import { cropToFit, loadImage } from './cropImage.ts';

/** `source`: the cropped image, or the URL of one elsewhere. `alt` is empty for a decorative image. */
export interface SelectedImage {
  source: Blob | string;
  alt: string;
}

export interface ImageDialogOptions {
  /** An image that was pasted or dropped; null: it is selected here. */
  file: File | null;
  /** Longest side of the result in pixels. */
  maxPixels: number;
  /** Stores the image and uses it. What it throws is shown. */
  onConfirm: (image: SelectedImage) => Promise<void>;
}

const isUrl = (text: string): boolean => /^https:\/\/\S+$/.test(text) && URL.canParse(text);

const cropFile = async (file: File, area: Area | null, maxPixels: number): Promise<Blob> => {
  const url = URL.createObjectURL(file);
  try {
    return await cropToFit(await loadImage(url), area, maxPixels);
  } finally {
    URL.revokeObjectURL(url);
  }
};

const unknownFailure = 'The image could not be added. Please try again.';

/** The values of the dialog, what is wrong with them, and its one action. */
export const useImageDialog = ({ file: givenFile, maxPixels, onConfirm }: ImageDialogOptions) => {
  const [file, setFile] = useState(givenFile);
  const [area, setArea] = useState<Area | null>(null);
  const [url, setUrl] = useState('');
  const [alt, setAlt] = useState('');
  const [isDecorative, setIsDecorative] = useState(false);
  const [isSubmitted, setIsSubmitted] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const lacksSource = !file && !isUrl(url.trim());
  const lacksAlt = !isDecorative && alt.trim() === '';
  const confirm = async (): Promise<void> => {
    setIsSubmitted(true);
    if (isBusy || lacksSource || lacksAlt) return;
    setIsBusy(true);
    setFailure(null);
    try {
      const source = file ? await cropFile(file, area, maxPixels) : url.trim();
      await onConfirm({ source, alt: isDecorative ? '' : alt.trim() });
    } catch (error) {
      setFailure(error instanceof Error && error.message ? error.message : unknownFailure);
      setIsBusy(false);
    }
  };
  return {
    ...{ file, setFile, setArea, url, setUrl, alt, setAlt, isDecorative, setIsDecorative },
    isBusy,
    failure,
    errors: {
      url: isSubmitted && lacksSource ? 'Choose a file, or enter a URL that starts with https://' : undefined,
      alt: isSubmitted && lacksAlt ? 'Describe the image, or mark it as decorative.' : undefined,
    },
    confirm,
  };
};
export type ImageDialogState = ReturnType<typeof useImageDialog>;

import sharp from 'sharp';

/** Sample image for the crop dialog: landscape format, with a figure in the middle. PNG bytes. */
export const createSampleImage = (): Promise<Buffer> => {
  const box = Buffer.from(
    '<svg width="900" height="600"><rect width="900" height="600" fill="#dcd5c7"/><circle cx="450" cy="250" r="110" fill="#c8331b"/><path d="M230 600a220 220 0 0 1 440 0z" fill="#1d1c19"/></svg>',
  );
  return sharp(box).png().toBuffer();
};

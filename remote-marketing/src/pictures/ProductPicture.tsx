import { Box } from '@rankwright/shared-ui/core';
import { phonePictureSize, pictureSize, type Picture } from './pictures.ts';

/** Below the breakpoint `sm`. */
const phone = '(max-width: 599.95px)';

const imageStyle = {
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: { xs: '1', sm: `${pictureSize.width} / ${pictureSize.height}` },
} as const;

/** A screen of the product in the color scheme of the page; a phone gets a square of it. No other file is loaded. */
export const ProductPicture = ({ picture }: { picture: Picture }) => (
  <Box
    sx={(theme) => ({
      overflow: 'hidden',
      border: 1,
      borderColor: 'divider',
      borderRadius: 2,
      bgcolor: 'background.paper',
      '& img': imageStyle,
      '& picture + picture': { display: 'none' },
      ...theme.applyStyles('dark', {
        '& picture': { display: 'none' },
        '& picture + picture': { display: 'block' },
      }),
    })}
  >
    {(['light', 'dark'] as const).map((scheme) => (
      <picture key={scheme}>
        <source media={phone} srcSet={picture[scheme].phone} {...phonePictureSize} />
        <img src={picture[scheme].wide} alt={picture.alt} {...pictureSize} loading="lazy" decoding="async" />
      </picture>
    ))}
  </Box>
);

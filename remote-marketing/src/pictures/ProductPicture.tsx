import { Box } from '@rankwright/shared-ui/core';
import { pictureSize, type Picture } from './pictures.ts';

/** A screen of the product in the color scheme of the page. The other scheme's file is not loaded. */
export const ProductPicture = ({ picture }: { picture: Picture }) => (
  <Box
    sx={(theme) => ({
      overflow: 'hidden',
      border: 1,
      borderColor: 'divider',
      borderRadius: 2,
      bgcolor: 'background.paper',
      '& img': { display: 'block', width: '100%', height: 'auto' },
      '& img + img': { display: 'none' },
      ...theme.applyStyles('dark', {
        '& img': { display: 'none', width: '100%', height: 'auto' },
        '& img + img': { display: 'block' },
      }),
    })}
  >
    {(['light', 'dark'] as const).map((scheme) => (
      <img
        key={scheme}
        src={picture[scheme]}
        alt={picture.alt}
        {...pictureSize}
        loading="lazy"
        decoding="async"
      />
    ))}
  </Box>
);

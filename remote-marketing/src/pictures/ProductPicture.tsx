import { Box } from '@rankwright/shared-ui/core';
import { pictureSize, type Picture } from './pictures.ts';

const imageStyle = ({ phoneStart }: Picture) => ({
  width: '100%',
  height: 'auto',
  aspectRatio: { xs: '1', sm: `${pictureSize.width} / ${pictureSize.height}` },
  objectFit: 'cover',
  objectPosition: `${100 * phoneStart}% 0`,
});

/** A screen of the product in the color scheme of the page. The other scheme's file is not loaded. */
export const ProductPicture = ({ picture }: { picture: Picture }) => (
  <Box
    sx={(theme) => ({
      overflow: 'hidden',
      border: 1,
      borderColor: 'divider',
      borderRadius: 2,
      bgcolor: 'background.paper',
      '& img': { ...imageStyle(picture), display: 'block' },
      '& img + img': { display: 'none' },
      ...theme.applyStyles('dark', {
        '& img': { display: 'none' },
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

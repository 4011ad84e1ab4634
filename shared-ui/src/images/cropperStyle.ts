const filling = { position: 'absolute', inset: 0 } as const;
const third = '33.33%';
const line = '1px solid rgb(255 255 255 / 0.5)';

/**
 * The cropper's own rules, by its class names. It would write them into a style element of its own,
 * which the page's policy refuses; ours go the way of all other styles.
 */
export const cropperStyle = {
  '& .reactEasyCrop_Container': {
    ...filling,
    display: 'flex',
    justifyContent: 'center',
    alignItems: 'center',
    overflow: 'hidden',
    userSelect: 'none',
    touchAction: 'none',
    cursor: 'move',
  },
  '& .reactEasyCrop_Image': { willChange: 'transform', maxWidth: 'unset' },
  '& .reactEasyCrop_Contain': { ...filling, maxWidth: '100%', maxHeight: '100%', margin: 'auto' },
  '& .reactEasyCrop_Cover_Horizontal': { width: '100%', height: 'auto' },
  '& .reactEasyCrop_Cover_Vertical': { width: 'auto', height: '100%' },
  '& .reactEasyCrop_CropArea': {
    position: 'absolute',
    top: '50%',
    left: '50%',
    transform: 'translate(-50%, -50%)',
    boxSizing: 'border-box',
    border: line,
    boxShadow: '0 0 0 9999em',
    color: 'rgb(0 0 0 / 0.5)',
    overflow: 'hidden',
  },
  '& .reactEasyCrop_CropAreaGrid::before, & .reactEasyCrop_CropAreaGrid::after': {
    ...filling,
    content: '""',
    boxSizing: 'border-box',
    border: line,
  },
  '& .reactEasyCrop_CropAreaGrid::before': { left: third, right: third, borderBlock: 0 },
  '& .reactEasyCrop_CropAreaGrid::after': { top: third, bottom: third, borderInline: 0 },
} as const;

const fullSize = { position: 'absolute', inset: 0 } as const;
const third = '33.33%';
const line = '1px solid rgb(255 255 255 / 0.5)';

/**
 * Styles of react-easy-crop, copied by class name: it would insert its own style element, which the page's
 * content-security policy blocks.
 */
export const cropperStyle = {
  '& .reactEasyCrop_Container': {
    ...fullSize,
    display: 'flex',
    justifyContent: 'center',
    alignItems: 'center',
    overflow: 'hidden',
    userSelect: 'none',
    touchAction: 'none',
    cursor: 'move',
  },
  '& .reactEasyCrop_Image': { willChange: 'transform', maxWidth: 'unset' },
  '& .reactEasyCrop_Contain': { ...fullSize, maxWidth: '100%', maxHeight: '100%', margin: 'auto' },
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
    ...fullSize,
    content: '""',
    boxSizing: 'border-box',
    border: line,
  },
  '& .reactEasyCrop_CropAreaGrid::before': { left: third, right: third, borderBlock: 0 },
  '& .reactEasyCrop_CropAreaGrid::after': { top: third, bottom: third, borderInline: 0 },
} as const;

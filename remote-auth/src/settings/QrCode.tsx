import { Box } from '@rankwright/shared-ui/core';
import { encode } from 'uqr';

/** Black on white in dark mode, too: many cameras do not read it the other way round. */
export const QrCode = ({ text, label }: { text: string; label: string }) => {
  const { data, size } = encode(text, { border: 3 });
  const modules = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
  return (
    <Box
      component="svg"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      sx={{ width: 192, height: 192, borderRadius: 1, bgcolor: '#fff', flex: 'none' }}
    >
      <path d={modules.join('')} fill="#000" />
    </Box>
  );
};

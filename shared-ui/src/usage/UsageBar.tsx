import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';

/** Usage of a limit; -1 is unlimited and shows an empty bar. */
export const UsageBar = ({ label, used, limit }: { label: string; used: number; limit: number }) => {
  const unlimited = limit < 0;
  const percent = unlimited || limit === 0 ? 0 : Math.min(100, Math.round((used / limit) * 100));
  return (
    <Box>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', mb: 0.5 }}>
        <Typography variant="body2">{label}</Typography>
        <Typography variant="body2" color="textSecondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {used} of {unlimited ? 'unlimited' : limit}
        </Typography>
      </Box>
      <LinearProgress
        variant="determinate"
        value={percent}
        aria-label={label}
        sx={{ height: 6, borderRadius: 1 }}
      />
    </Box>
  );
};

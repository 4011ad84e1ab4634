import { Box, Typography } from '@rankwright/shared-ui/core';
import { useId } from 'react';

interface RoiSliderProps {
  label: string;
  prefix?: string;
  unit?: string;
  min: number;
  max: number;
  step: number;
  value: number;
  onChange: (value: number) => void;
}

/** The browser's own range input: light, and it speaks every keyboard and screen reader. */
export const RoiSlider = ({ label, prefix = '', unit = '', value, onChange, ...range }: RoiSliderProps) => {
  const id = useId();
  const words = `${prefix}${value.toLocaleString('en-US')}${unit}`;
  return (
    <Box>
      <Box sx={{ display: 'flex', justifyContent: 'space-between' }}>
        <Typography component="label" htmlFor={id} variant="body2" sx={{ fontWeight: 600 }}>
          {label}
        </Typography>
        <Typography
          component="output"
          htmlFor={id}
          variant="body2"
          sx={{ fontVariantNumeric: 'tabular-nums' }}
        >
          {words}
        </Typography>
      </Box>
      <Box
        component="input"
        type="range"
        id={id}
        min={range.min}
        max={range.max}
        step={range.step}
        value={value}
        aria-valuetext={words}
        onChange={(event) => onChange(Number(event.target.value))}
        sx={{ width: '100%', height: 24, accentColor: 'var(--rw-palette-accent-main)', cursor: 'pointer' }}
      />
    </Box>
  );
};

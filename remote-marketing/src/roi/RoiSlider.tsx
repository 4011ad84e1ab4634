import { Box, Typography } from '@rankwright/shared-ui/core';
import { useId } from 'react';
import { formatSliderValue } from './roi.model.ts';

interface RoiSliderProps {
  name: string;
  label: string;
  prefix?: string;
  unit?: string;
  min: number;
  max: number;
  step: number;
  value: number;
  onChange: (value: number) => void;
}

/** A native range input: small, with built-in keyboard and screen reader support. */
export const RoiSlider = ({ name, label, prefix, unit, value, onChange, ...range }: RoiSliderProps) => {
  const id = useId();
  const valueText = formatSliderValue({ ...(prefix && { prefix }), ...(unit && { unit }) }, value);
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
          {valueText}
        </Typography>
      </Box>
      <Box
        component="input"
        type="range"
        id={id}
        name={name}
        min={range.min}
        max={range.max}
        step={range.step}
        value={value}
        aria-valuetext={valueText}
        onChange={(event) => onChange(Number(event.target.value))}
        sx={{ width: '100%', height: 24, accentColor: 'var(--rw-palette-accent-main)', cursor: 'pointer' }}
      />
    </Box>
  );
};

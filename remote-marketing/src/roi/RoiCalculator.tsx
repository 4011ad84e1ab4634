import { roi } from '@rankwright/contracts/limits';
import { Box, Stack, Typography } from '@rankwright/shared-ui/core';
import { useState } from 'react';
import { keepRoiInputs } from './keepRoiInputs.ts';
import { computeRoi, initialRoi, roiSliders, type RoiInputs } from './roi.model.ts';
import { RoiBars } from './RoiBars.tsx';
import { RoiSlider } from './RoiSlider.tsx';

/** Estimates the revenue of added traffic, with the formula below the result. */
export const RoiCalculator = () => {
  const [inputs, setInputs] = useState<RoiInputs>(initialRoi);
  const result = computeRoi(inputs);
  const change = (changed: RoiInputs): void => {
    setInputs(changed);
    keepRoiInputs(changed);
  };
  return (
    <Box
      component="section"
      aria-labelledby="roi-title"
      data-roi-calculator
      sx={{
        p: { xs: 2.5, sm: 3.5 },
        border: 1,
        borderColor: 'divider',
        borderRadius: 2.5,
        bgcolor: 'background.paper',
      }}
    >
      <Typography id="roi-title" variant="h4" component="h2">
        SEO ROI calculator
      </Typography>
      <Stack spacing={1.5} sx={{ my: 2 }}>
        {roiSliders.map(({ name, ...slider }) => (
          <RoiSlider
            key={name}
            name={name}
            {...slider}
            {...roi[name]}
            value={inputs[name]}
            onChange={(value) => change({ ...inputs, [name]: value })}
          />
        ))}
      </Stack>
      <RoiBars result={result} />
      <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
        Traffic × conversion rate × average sale × traffic increase, times 12, less ${roi.monthlyCost} per
        month (${roi.annualCost.toLocaleString('en-US')} a year). An estimate, not a promise.
      </Typography>
    </Box>
  );
};

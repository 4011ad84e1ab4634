import { keepRoiInputs } from './keepRoiInputs.ts';
import {
  computeBars,
  computeRoi,
  describeGain,
  formatDollars,
  formatSliderValue,
  initialRoi,
  roiSliders,
  type RoiInputs,
} from './roi.model.ts';

const readInputs = (calculator: ParentNode): RoiInputs => {
  const inputs = { ...initialRoi };
  for (const { name } of roiSliders)
    inputs[name] = Number(calculator.querySelector<HTMLInputElement>(`input[name=${name}]`)?.value);
  return inputs;
};

const showSliders = (calculator: ParentNode, inputs: RoiInputs): void => {
  const outputs = [...calculator.querySelectorAll('output')];
  for (const slider of roiSliders) {
    const input = calculator.querySelector<HTMLInputElement>(`input[name=${slider.name}]`);
    const output = outputs.find(({ htmlFor }) => input && htmlFor.contains(input.id));
    const text = formatSliderValue(slider, inputs[slider.name]);
    input?.setAttribute('aria-valuetext', text);
    if (output) output.textContent = text;
  }
};

const showResult = (calculator: ParentNode, inputs: RoiInputs): void => {
  const result = computeRoi(inputs);
  const bars = computeBars(result);
  const setText = (name: string, text: string): void => {
    const element = calculator.querySelector(`[data-roi-amount=${name}]`);
    if (element) element.textContent = text;
  };
  setText('month', formatDollars(result.monthlyIncrease));
  setText('increase', formatDollars(result.annualIncrease));
  setText('gain', describeGain(result));
  for (const name of ['increase', 'cost'] as const) {
    const bar = calculator.querySelector<HTMLElement>(`[data-roi-bar=${name}]`);
    if (bar) bar.style.width = `${bars[name]}%`;
  }
};

/** Makes the ROI calculator of a static page work; sliders that the browser has restored count, too. */
export const attachRoiCalculator = (page: Document): void => {
  const calculator = page.querySelector('[data-roi-calculator]');
  if (!calculator) return;
  const update = (): void => {
    const inputs = readInputs(calculator);
    showSliders(calculator, inputs);
    showResult(calculator, inputs);
  };
  calculator.addEventListener('input', () => {
    update();
    keepRoiInputs(readInputs(calculator));
  });
  // The page was prerendered with the initial values.
  const inputs = readInputs(calculator);
  if (roiSliders.some(({ name }) => inputs[name] !== initialRoi[name])) update();
};

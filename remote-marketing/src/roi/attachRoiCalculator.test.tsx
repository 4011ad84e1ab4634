import { roiStorageKey } from '@rankwright/contracts/limits';
import { RankwrightTheme } from '@rankwright/shared-ui/core';
import { fireEvent, screen } from '@testing-library/dom';
import { renderToStaticMarkup } from 'react-dom/server';
import { attachRoiCalculator } from './attachRoiCalculator.ts';
import { RoiCalculator } from './RoiCalculator.tsx';

const slider = (name: string) => screen.getByRole('slider', { name });

/** The HTML as it was prerendered; React never runs in it. */
beforeEach(() => {
  document.body.innerHTML = renderToStaticMarkup(
    <RankwrightTheme>
      <RoiCalculator />
    </RankwrightTheme>,
  );
});

it('shows what the React component shows, and follows a slider', () => {
  const before = document.body.textContent;
  attachRoiCalculator(document);
  expect(document.body.textContent).toBe(before);
  fireEvent.input(slider('Monthly traffic'));
  expect(document.body.textContent).toBe(before);
  fireEvent.input(slider('Monthly traffic'), { target: { value: '2000' } });
  expect(screen.getByText('$1,500')).toBeInTheDocument();
  expect(slider('Monthly traffic')).toHaveAttribute('aria-valuetext', '2,000 visitors');
  expect(screen.getByText('2,000 visitors')).toBeInTheDocument();
  expect(screen.getByText('$18,000')).toBeInTheDocument();
});

it('does not touch the prerendered page until somebody moves a slider', async () => {
  const records: MutationRecord[] = [];
  const observer = new MutationObserver((changes) => records.push(...changes));
  observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  attachRoiCalculator(document);
  await Promise.resolve();
  expect(records).toEqual([]);
  observer.disconnect();
});

it('shows a loss and shortens the bar of the added revenue', () => {
  attachRoiCalculator(document);
  fireEvent.input(slider('Traffic increase'), { target: { value: '10' } });
  fireEvent.input(slider('Monthly traffic'), { target: { value: '100' } });
  expect(screen.getByText(/\$888 short of the yearly cost/)).toBeInTheDocument();
  const bars = [...document.querySelectorAll<HTMLElement>('[data-roi-bar]')].map(({ style }) => style.width);
  expect(bars).toEqual([expect.stringMatching(/^25\.2/), '100%']);
});

it('counts sliders that the browser restored', () => {
  (slider('Monthly traffic') as HTMLInputElement).value = '2000';
  attachRoiCalculator(document);
  expect(screen.getByText('$1,500')).toBeInTheDocument();
});

it('keeps what a visitor sets for an account that is created in this tab, and nothing before', () => {
  sessionStorage.clear();
  attachRoiCalculator(document);
  expect(sessionStorage.getItem(roiStorageKey)).toBeNull();
  fireEvent.input(slider('Monthly traffic'), { target: { value: '2000' } });
  expect(JSON.parse(sessionStorage.getItem(roiStorageKey) ?? '')).toEqual({
    ...{ traffic: 2_000, conversionRate: 2.5, averageSale: 100, trafficIncrease: 30 },
  });
});

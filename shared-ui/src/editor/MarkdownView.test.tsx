import { render, screen } from '@testing-library/react';
import { MarkdownView } from './MarkdownView.tsx';

const markdown = '# Roses\n\n## Pruning\n\n### In March\n\n#### Tools\n\n##### Shears\n\n###### Care';

const readLevels = () => screen.getAllByRole('heading').map(({ tagName }) => tagName);

describe('the headings of a rendered text', () => {
  it("follow the screen's title without a gap", () => {
    render(<MarkdownView markdown={markdown} />);
    expect(readLevels()).toEqual(['H2', 'H2', 'H3', 'H4', 'H5', 'H6']);
  });

  it('follow a title further down', () => {
    render(<MarkdownView markdown={markdown} titleLevel={3} />);
    expect(readLevels()).toEqual(['H4', 'H4', 'H5', 'H6', 'H6', 'H6']);
  });
});

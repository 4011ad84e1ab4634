import { render, screen } from '@testing-library/react';
import { MarkdownView } from './MarkdownView.tsx';

const markdown = '# Roses\n\n## Pruning\n\n### In March\n\n#### Tools\n\n##### Shears\n\n###### Care';

const readLevels = () => screen.getAllByRole('heading').map(({ tagName }) => tagName);

it('shows line breaks and inline elements of HTML, and other HTML as text', () => {
  const text =
    '| a |\n| - |\n| 5<br>9 m<sup>2 *x*</sup> |\n\n**<sub>i</sub>** <img src="x"> <script>a</script>';
  const { container } = render(<MarkdownView markdown={text} />);
  expect(container.querySelector('td')?.innerHTML.replace('\n', '')).toBe('5<br>9 m<sup>2 <em>x</em></sup>');
  expect(container.querySelector('p')?.innerHTML).toBe(
    '<strong><sub>i</sub></strong> &lt;img src="x"&gt; &lt;script&gt;a&lt;/script&gt;',
  );
});

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

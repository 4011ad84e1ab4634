const sentence = 'Planned and published with Rankwright.';

/** Ends every post that is published during a trial. */
export const trialFooter = `\n\n---\n\n*${sentence}*`;

const footerPattern = new RegExp(
  String.raw`\s*\n(?:-{3,}|\*{3,}|_{3,}|\* \* \*)\n+[*_]${sentence.replace('.', String.raw`\.`)}[*_]\s*$`,
);

/** The text of a post without the footer of a trial, which publishing adds. */
export const removeTrialFooter = (markdown: string): string => markdown.replace(footerPattern, '');

/// <reference types="webpack/module" />
import type { ComponentGuide } from './describeComponent.ts';

interface StoriesFile {
  default: { title: string; parameters?: { guide?: ComponentGuide } };
}

/** Every component with a guide; read when called, because the page that shows it is one of the files. */
export const listGuides = (): { title: string; guide: ComponentGuide }[] => {
  const files = import.meta.webpackContext('../src', { recursive: true, regExp: /\.stories\.tsx$/ });
  return files
    .keys()
    .map((key) => (files(key) as StoriesFile).default)
    .flatMap(({ title, parameters }) => (parameters?.guide ? [{ title, guide: parameters.guide }] : []));
};

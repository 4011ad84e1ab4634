/** `team-notes` → `Team Notes` */
export const formatTitle = (name: string): string =>
  name
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

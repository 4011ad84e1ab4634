/** The builds put it in the place of the menu that MUI's select imports: the list loads when it opens. */
export { Menu as default } from './overlays.ts';

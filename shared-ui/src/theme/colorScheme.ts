import { palette } from './tokens.ts';

type Face = (typeof palette)['light'] | (typeof palette)['dark'];

const onTone = (face: Face): string => face.paper;

/** A face as MUI's palette. Primary is ink; the accent is its own colour and used sparingly. */
export const colorScheme = (face: Face) => ({
  palette: {
    primary: { main: face.ink, contrastText: face.paper },
    secondary: { main: face.quiet, contrastText: face.paper },
    accent: { main: face.accent, contrastText: face.onAccent },
    error: { main: face.error, contrastText: onTone(face) },
    warning: { main: face.warning, contrastText: onTone(face) },
    success: { main: face.success, contrastText: onTone(face) },
    info: { main: face.info, contrastText: onTone(face) },
    text: { primary: face.ink, secondary: face.quiet },
    background: { default: face.paper, paper: face.sheet },
    divider: face.hairline,
  },
});

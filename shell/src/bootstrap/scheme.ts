/** Sets the color scheme before the first paint. */
import { getColorScheme, readColorMode, schemeAttribute } from '@rankwright/shared-ui/colorMode';

document.documentElement.setAttribute(schemeAttribute, getColorScheme(readColorMode()));

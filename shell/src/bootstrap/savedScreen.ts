import { showSavedScreen } from './showSavedScreen.ts';

window.rankwrightSavedScreen = showSavedScreen();

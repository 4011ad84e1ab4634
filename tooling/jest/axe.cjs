const jestAxe = require('jest-axe/index.js');

/**
 * jest-axe that describes only what breaks a rule. By default axe writes a CSS selector for each element that passes,
 * a quarter of the time of a screen's tests.
 */
module.exports = { ...jestAxe, axe: jestAxe.configureAxe({ resultTypes: ['violations'] }) };

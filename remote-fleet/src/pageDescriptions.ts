/** Shown below the heading, and the description of the route. */
export const pageDescriptions = {
  fleet: 'What is released, how it performs in browsers, and who changed it.',
};

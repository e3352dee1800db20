/** Boxes whose plain buttons are one choice, by class name alone. */
export const toggleBoxes = ['btn-toggle', 'button-toggle', 'toggle-group', 'segmented', 'buttonset', 'chip-group']
  .map((name) => `[class*=${name} i]`)
  .join();

/** Whether React knows all elements in a box as its own: it breaks over those put in behind its back. */
export function isDrawnByReact(box) {
  return [...box.querySelectorAll('*')].every((element) =>
    Object.keys(element).some((key) => key.startsWith('__reactFiber')),
  );
}

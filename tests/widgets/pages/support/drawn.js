/**
 * A widget as tutorials write them by hand: markup, a style sheet, a script that toggles a class.
 * @param start what the page's script does; `set` tells the application's model
 */
export const drawn =
  (style, markup, start, initial = null) =>
  (root) => {
    root.innerHTML = `<style>${style}</style><form>${markup}<button type="submit">Send</button></form>`;
    let model = initial;
    start(root.querySelector('form'), (value) => (model = value));
    return { state: () => model };
  };

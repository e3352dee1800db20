export const labelled = (inner) => `<div class="form-group"><label>Favourite fruit</label>${inner}</div>`;

/** How a list stands over the page. */
export const floating =
  'position:absolute;background:#fff;border:1px solid;z-index:9;margin:0;padding:0;list-style:none';

/** Opens on a press of the opener, closes on a press elsewhere and on an entry, whose text it shows. */
export function toggled(box, opener, entries, { name = 'active', shown = opener, set }) {
  opener.addEventListener('click', () => box.classList.toggle(name));
  document.addEventListener('click', (event) => box.contains(event.target) || box.classList.remove(name));
  for (const entry of box.querySelectorAll(entries))
    entry.addEventListener('click', (event) => {
      event.preventDefault();
      shown.textContent = entry.textContent;
      box.classList.remove(name);
      set(entry.textContent);
    });
}

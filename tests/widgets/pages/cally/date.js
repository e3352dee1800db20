import 'cally';
import { showCases } from '../support/cases.js';

const heard = (target, type, read, extra = {}) => {
  let state = extra.initial ?? null;
  target.addEventListener(type, (event) => (state = read(event)));
  return { state: () => state, ...extra };
};

showCases({
  date: {
    undo: false,
    show: (root) => {
      root.innerHTML =
        '<form><label>Check-in date</label><calendar-date><calendar-month></calendar-month></calendar-date></form>';
      const widget = root.querySelector('calendar-date');
      return heard(widget, 'change', () => widget.value);
    },
  },
  range: {
    undo: false,
    show: (root) => {
      root.innerHTML =
        '<form><label>Travel dates</label><calendar-range months="2"><div style="display:flex"><calendar-month></calendar-month><calendar-month offset="1"></calendar-month></div></calendar-range></form>';
      const widget = root.querySelector('calendar-range');
      return heard(widget, 'change', () => widget.value);
    },
  },
  popover: {
    undo: false,
    show: (root) => {
      root.innerHTML =
        '<form><label for="pick">Check-in date</label><button id="pick" type="button" popovertarget="pop">Pick a date</button><div id="pop" popover><calendar-date><calendar-month></calendar-month></calendar-date></div></form>';
      const widget = root.querySelector('calendar-date');
      return heard(widget, 'change', () => {
        root.querySelector('#pick').textContent = widget.value;
        root.querySelector('#pop').hidePopover();
        return widget.value;
      });
    },
  },
});

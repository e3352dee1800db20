import { showCasesOfCi } from '../support/cases.js';

/** A slider drawn by the page: no roles, moved by the mouse. `types` are the events it listens to. */
function drawn(types, markup, settings = {}) {
  return (root) => {
    const { min = 0, max = 100, byTrack = true } = settings;
    root.innerHTML = `<style>.slider{position:relative;width:300px;height:20px;background:#ddd}.slider-fill{position:absolute;height:20px;background:teal}.slider-handle{position:absolute;width:20px;height:20px;margin-left:-10px;background:navy}</style><form><label>Price limit</label>${markup}<output></output></form>`;
    const slider = root.querySelector('.slider');
    const handle = root.querySelector('.slider-handle');
    const fill = root.querySelector('.slider-fill');
    let value = min;
    const show = () => {
      const share = (value - min) / (max - min);
      handle.style.left = `${share * 100}%`;
      handle.closest('[role=slider]')?.setAttribute('aria-valuenow', String(value));
      if (fill) fill.style.width = `${share * 100}%`;
      root.querySelector('output').textContent = String(value);
    };
    const move = (event) => {
      const { left, width } = slider.getBoundingClientRect();
      const share = Math.min(1, Math.max(0, ((event.touches?.[0] ?? event).clientX - left) / width));
      value = Math.round(min + share * (max - min));
      show();
    };
    const [down, moves, up] = types;
    (byTrack ? slider : handle).addEventListener(down, (event) => {
      if (byTrack) move(event);
      document.addEventListener(moves, move);
      document.addEventListener(up, () => document.removeEventListener(moves, move), { once: true });
    });
    show();
    return { state: () => value };
  };
}

const bare = '<div class="slider"><div class="slider-fill"></div><div class="slider-handle"></div></div>';

const mouse = ['mousedown', 'mousemove', 'mouseup'];

const pointer = ['pointerdown', 'pointermove', 'pointerup'];

const finger = ['touchstart', 'touchmove', 'touchend'];

showCasesOfCi({
  'drawn, mouse on track': { show: drawn(mouse, bare) },
  'drawn, pointer on track': drawn(pointer, bare),
  'drawn, mouse on handle': drawn(mouse, bare, { byTrack: false }),
  'drawn, pointer on handle': drawn(pointer, bare, { byTrack: false, max: 500 }),
  'drawn, finger on handle': drawn(finger, bare, { byTrack: false }),
  'box with the role, finger on handle': drawn(
    finger,
    `<div role="slider" aria-label="Volume" aria-valuemin="0" aria-valuemax="100" aria-valuenow="0">${bare}</div>`,
    { byTrack: false },
  ),
  'role without keys': drawn(
    pointer,
    '<div class="slider"><div class="slider-handle" role="slider" tabindex="0" aria-label="Volume" aria-valuemin="0" aria-valuemax="100" aria-valuenow="0"></div></div>',
  ),
});

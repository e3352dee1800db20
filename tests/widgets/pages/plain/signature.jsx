import { showCasesOfCi } from '../support/cases.js';

/** A canvas with drawing code of the page's own; counts the strokes. */
function plainCanvas(root, types) {
  root.innerHTML =
    '<form><label>Please sign here</label><div><canvas width="400" height="150" style="border:1px solid"></canvas></div><button type="button">Clear</button></form>';
  const canvas = root.querySelector('canvas');
  const context = canvas.getContext('2d');
  let isDown = false;
  let points = 0;
  canvas.addEventListener(types[0], (event) => {
    isDown = true;
    context.moveTo(event.offsetX, event.offsetY);
  });
  canvas.addEventListener(types[1], (event) => {
    if (!isDown) return;
    points++;
    context.lineTo(event.offsetX, event.offsetY);
    context.stroke();
  });
  (types[2].startsWith('mouse') ? document : canvas).addEventListener(types[2], () => (isDown = false));
  root.querySelector('button').onclick = () => {
    context.clearRect(0, 0, 400, 150);
    points = 0;
  };
  return { state: () => points > 5 };
}

showCasesOfCi({
  mouse: (root) => plainCanvas(root, ['mousedown', 'mousemove', 'mouseup']),
  pointer: (root) => plainCanvas(root, ['pointerdown', 'pointermove', 'pointerup']),
});

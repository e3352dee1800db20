import SignaturePad from 'signature_pad';
import { showCases } from '../support/cases.js';

showCases({
  'signature pad': {
    ci: true,
    undo: false,
    show: (root) => {
      root.innerHTML = '<form><label>Signature</label><canvas id="signature" width="300" height="120"></canvas></form>';
      const p = new SignaturePad(root.querySelector('canvas'));
      return { state: () => !p.isEmpty() };
    },
  },
  signature_pad: {
    ci: true,
    show: (root) => {
      root.innerHTML =
        '<form><label>Signature</label><div class="wrapper"><canvas width="400" height="200"></canvas></div><button type="button" id="clear">Clear</button></form>';
      const pad = new SignaturePad(root.querySelector('canvas'));
      root.querySelector('#clear').onclick = () => pad.clear();
      return { state: () => !pad.isEmpty() };
    },
  },
  demo: {
    ci: true,
    show: (root) => {
      root.innerHTML =
        '<div id="signature-pad" class="signature-pad"><div class="signature-pad--body"><canvas width="400" height="200"></canvas></div><div class="signature-pad--footer"><div class="description">Sign above</div><button type="button" class="button clear" data-action="clear">Clear</button><button type="button" class="button" data-action="undo">Undo</button></div></div>';
      const pad = new SignaturePad(root.querySelector('canvas'));
      root.querySelector('[data-action=clear]').onclick = () => pad.clear();
      return { state: () => !pad.isEmpty() };
    },
  },
});

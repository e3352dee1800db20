import pell from 'pell';
import 'pell/dist/pell.min.css';
import { showCases } from '../support/cases.js';

const plainText = (html) => new DOMParser().parseFromString(html, 'text/html').body.textContent.trim();

showCases({
  pell: (root) => {
    root.innerHTML =
      '<form><label>Message</label><div id="widget" class="pell"></div><button type="submit">Send</button></form>';
    let state = '';
    pell.init({
      element: root.querySelector('#widget'),
      onChange: (html) => (state = plainText(html)),
      defaultParagraphSeparator: 'p',
    });
    return { state: () => state };
  },
});

import { CodeJar } from 'codejar';
import { showCases } from '../support/cases.js';

showCases({
  codejar: (root) => {
    root.innerHTML =
      '<form><label>Snippet</label><div id="widget" class="editor language-js" style="border:1px solid;min-height:80px"></div></form>';
    const jar = CodeJar(root.querySelector('#widget'), () => undefined);
    let state = '';
    jar.onUpdate((code) => (state = code));
    return { state: () => state.trimEnd() };
  },
});

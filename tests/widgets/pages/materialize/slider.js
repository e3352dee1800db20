import { field } from '../support/materialize.js';
import { Range } from '@materializecss/materialize';
import { showCases } from '../support/cases.js';

showCases({
  range: (root) => {
    const input = field(
      root,
      '<label for="widget">Volume</label><input type="range" id="widget" min="0" max="100" value="20">',
    );
    Range.init(input, {});
    return { state: () => input.value };
  },
});

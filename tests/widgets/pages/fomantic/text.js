import { page, field } from '../support/fomantic.js';
import { showCases, fruits } from '../support/cases.js';

showCases({
  search: (root) => {
    const $widget = page(
      root,
      field(
        'Favourite fruit',
        '<div class="ui search" id="widget"><div class="ui icon input"><input class="prompt" type="text" placeholder="Search fruits..."><i class="search icon"></i></div><div class="results"></div></div>',
      ),
    );
    let state = '';
    $widget.search({ source: fruits.map((title) => ({ title })), onSelect: ({ title }) => void (state = title) });
    $widget.find('input').on('input change', ({ target }) => (state = target.value));
    return { state: () => state };
  },
});

import '../support/jquery-ui-variants.js';
import '../support/jquery-ui.js';
import $ from 'jquery';
import { showCases, form, fruits } from '../support/cases.js';

const split = (text) => text.split(/,\s*/);

/** The demo "Combobox" of jQuery UI's own documentation. */
function combobox() {
  $.widget('custom.combobox', {
    _create() {
      this.wrapper = $('<span>').addClass('custom-combobox').insertAfter(this.element);
      this.element.hide();
      this._createAutocomplete();
      this._createShowAllButton();
    },
    _createAutocomplete() {
      const selected = this.element.children(':selected');
      this.input = $('<input>')
        .appendTo(this.wrapper)
        .val(selected.val() ? selected.text() : '')
        .attr('title', '')
        .addClass('custom-combobox-input ui-widget ui-widget-content ui-state-default ui-corner-left')
        .autocomplete({ delay: 0, minLength: 0, source: this._source.bind(this) })
        .tooltip({ classes: { 'ui-tooltip': 'ui-state-highlight' } });
      this._on(this.input, {
        autocompleteselect(event, ui) {
          ui.item.option.selected = true;
          this._trigger('select', event, { item: ui.item.option });
        },
        autocompletechange: '_removeIfInvalid',
      });
    },
    _createShowAllButton() {
      const { input } = this;
      let wasOpen = false;
      $('<a>')
        .attr('tabIndex', -1)
        .attr('title', 'Show All Items')
        .tooltip()
        .appendTo(this.wrapper)
        .button({ icons: { primary: 'ui-icon-triangle-1-s' }, text: false })
        .removeClass('ui-corner-all')
        .addClass('custom-combobox-toggle ui-corner-right')
        .on('mousedown', () => (wasOpen = input.autocomplete('widget').is(':visible')))
        .on('click', () => {
          input.trigger('focus');
          if (wasOpen) return;
          input.autocomplete('search', '');
        });
    },
    _source(request, response) {
      const matcher = new RegExp($.ui.autocomplete.escapeRegex(request.term), 'i');
      response(
        this.element.children('option').map(function () {
          const text = $(this).text();
          if (this.value && (!request.term || matcher.test(text))) return { label: text, value: text, option: this };
        }),
      );
    },
    _removeIfInvalid(event, ui) {
      if (ui.item) return;
      const value = this.input.val();
      let valid = false;
      this.element.children('option').each(function () {
        if ($(this).text().toLowerCase() === value.toLowerCase()) {
          this.selected = valid = true;
          return false;
        }
      });
      if (valid) return;
      this.input.val('').attr('title', `${value} didn't match any item`).tooltip('open');
      this.element.val('');
      this._delay(() => this.input.tooltip('close').attr('title', ''), 2500);
      this.input.autocomplete('instance').term = '';
    },
  });
}

showCases({
  autocomplete: {
    ci: true,
    show: (root) => {
      let model = null;
      const input = form(root, 'Fruit', '<input id="widget">');
      $(input).autocomplete({
        source: fruits,
        delay: 0,
        change: () => (model = input.value),
        select: (_, ui) => (model = ui.item.value),
      });
      return { state: () => model || null, text: 'Cherry', wantState: 'Cherry' };
    },
  },
  selectmenu: {
    ci: true,
    show: (root) => {
      let model = null;
      const select = form(
        root,
        'Fruit',
        `<select id="widget"><option value="">Choose</option>${fruits.map((f) => `<option>${f}</option>`)}</select>`,
      );
      $(select).selectmenu({ width: 200, change: () => (model = select.value) });
      return { state: () => model || null };
    },
  },
  'autocomplete remote': {
    ci: true,
    show: (root) => {
      const input = form(root, 'Favourite fruit', '<input id="widget">');
      let model = null;
      $(input)
        .autocomplete({
          source: ({ term }, done) =>
            setTimeout(
              () =>
                done(
                  fruits
                    .filter((f) => f.toLowerCase().includes(term.toLowerCase()))
                    .map((f, id) => ({ id, label: f, value: f })),
                ),
              200,
            ),
          minLength: 2,
          select: (_, ui) => (model = ui.item.value),
        })
        .on('change', () => (model = input.value || null));
      return { state: () => model };
    },
  },
  'autocomplete strict': (root) => {
    const input = form(root, 'Country', '<input id="widget">');
    let model = null;
    $(input).autocomplete({
      source: ['Austria', 'Belgium', 'Canada', 'Denmark', 'France', 'Germany', 'Italy', 'Spain', 'United States'],
      change: (_, ui) => {
        if (!ui.item) input.value = '';
        model = ui.item?.value ?? null;
      },
    });
    return { state: () => model };
  },
  'autocomplete multiple': (root) => {
    const input = form(root, 'Tag programming languages', '<input id="widget" size="50">');
    const tags = [
      'ActionScript',
      'BASIC',
      'Clojure',
      'Erlang',
      'Fortran',
      'Groovy',
      'Haskell',
      'Java',
      'Lisp',
      'Perl',
      'Python',
      'Ruby',
      'Scala',
    ];
    let model = null;
    $(input)
      .on('keydown', function (event) {
        if (event.keyCode === $.ui.keyCode.TAB && $(this).autocomplete('instance').menu.active) event.preventDefault();
      })
      .autocomplete({
        minLength: 0,
        source: (request, response) => response($.ui.autocomplete.filter(tags, split(request.term).pop())),
        focus: () => false,
        select: function (_, ui) {
          const terms = split(this.value);
          terms.pop();
          terms.push(ui.item.value, '');
          this.value = terms.join(', ');
          model = this.value;
          return false;
        },
      })
      .on('change', () => (model = input.value || null));
    return { state: () => model };
  },
  'autocomplete combobox': {
    ci: true,
    show: (root) => {
      form(
        root,
        'Your preferred programming language',
        `<select id="widget"><option value="">Select one...</option>${['ActionScript', 'BASIC', 'Clojure', 'Erlang', 'Groovy', 'Haskell', 'Java', 'Perl', 'Python', 'Ruby'].map((o) => `<option value="${o}">${o}</option>`).join('')}</select>`,
      );
      combobox();
      $('#widget').combobox();
      return { state: () => $('#widget').val() || null };
    },
  },
  'menu groups': (root) => {
    form(
      root,
      'Favourite fruit',
      `<select id="widget" name="files"><option value="">Choose a fruit</option><optgroup label="Sweet">${fruits
        .slice(0, 4)
        .map((f) => `<option>${f}</option>`)
        .join('')}</optgroup><optgroup label="Sour">${fruits
        .slice(4)
        .map((f) => `<option>${f}</option>`)
        .join('')}</optgroup></select>`,
    );
    let model = null;
    $('#widget')
      .selectmenu({ width: 250, change: (_, ui) => (model = ui.item.value || null) })
      .selectmenu('menuWidget')
      .addClass('overflow');
    return { state: () => model };
  },
});

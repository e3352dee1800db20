import $ from 'jquery';
import '../support/jquery-global.js';
import 'jquery-ui/dist/jquery-ui.js';
import 'jquery-ui/dist/themes/base/jquery-ui.css';
import { showCases, form, fruits } from '../support/cases.js';

/** A date field whose application hears jQuery UI's own callback and the change event. */
const date =
  (label, settings, extra = {}) =>
  (root) => {
    const input = form(root, label, '<input type="text" id="widget">');
    let model = null;
    $(input)
      .datepicker({
        ...settings,
        onSelect: function (text) {
          model = text;
          $(this).trigger('change');
        },
      })
      .on('change', () => (model = input.value || null));
    return { state: () => model, ...extra };
  };
const spin =
  (label, settings, extra = {}, first = '') =>
  (root) => {
    const input = form(root, label, `<input id="widget" name="value" value="${first}">`);
    let model = first === '' ? null : Number(first);
    const read = () => (model = $(input).spinner('value'));
    $(input).spinner({ ...settings, change: read, stop: read });
    return { state: () => model, ...extra };
  };
const split = (text) => text.split(/,\s*/);
showCases({
  'date inline': (root) => {
    root.innerHTML = '<form><p>Delivery date: <span id="widget"></span></p><button>Send</button></form>';
    let model = null;
    $('#widget').datepicker({ onSelect: (text) => (model = text) });
    return { state: () => model, undo: false };
  },
  'date range': (root) => {
    root.innerHTML =
      '<form><label for="from">From</label><input type="text" id="from" name="from"><label for="to">to</label><input type="text" id="to" name="to"><button>Send</button></form>';
    const model = { from: null, to: null };
    const parse = (element) => {
      try {
        return $.datepicker.parseDate('mm/dd/yy', element.value);
      } catch {
        return null;
      }
    };
    const from = $('#from')
      .datepicker({ defaultDate: '+1w', changeMonth: true, numberOfMonths: 3 })
      .on('change', function () {
        model.from = this.value || null;
        to.datepicker('option', 'minDate', parse(this));
      });
    const to = $('#to')
      .datepicker({ defaultDate: '+1w', changeMonth: true, numberOfMonths: 3 })
      .on('change', function () {
        model.to = this.value || null;
        from.datepicker('option', 'maxDate', parse(this));
      });
    return { state: () => model, ok: (m) => m.from !== null && m.to !== null && new Date(m.from) <= new Date(m.to) };
  },
  'month and year menus': date('Date of birth', { changeMonth: true, changeYear: true, yearRange: '1930:2010' }),
  'alternate field': (root) => {
    root.innerHTML =
      '<form><label for="widget">Check-in date</label> <input type="text" id="widget"> <input type="hidden" id="alternate"><button>Send</button></form>';
    $('#widget').datepicker({ altField: '#alternate', altFormat: 'DD, d MM, yy' });
    return { state: () => $('#alternate').val() || null, undo: false };
  },
  'long format': date('Check-in date', { dateFormat: 'DD, d MM, yy' }),
  'iso format': date('Check-in date', { dateFormat: 'yy-mm-dd' }),
  'short format': date('Check-in date', { dateFormat: 'd M, y' }),
  'min and max': date('Pick-up date', { minDate: -20, maxDate: '+1M +10D' }),
  'button image': date('Check-in date', {
    showOn: 'button',
    buttonImage: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=',
    buttonImageOnly: true,
    buttonText: 'Select date',
  }),
  'button panel': date('Check-in date', { showButtonPanel: true, showWeek: true, firstDay: 1, numberOfMonths: 2 }),
  'only by calendar': (root) => {
    const input = form(root, 'Check-in date', '<input type="text" id="widget" readonly>');
    let model = null;
    $(input).datepicker({ minDate: 0, beforeShowDay: $.datepicker.noWeekends, onSelect: (text) => (model = text) });
    return { state: () => model, undo: false };
  },
  'date in dialog': (root) => {
    root.innerHTML =
      '<div id="dialog" title="New booking"><form><label for="widget">Check-in date</label><input type="text" id="widget"><label for="room">Room</label><select id="room"><option value="">Choose a room</option><option>Single</option><option>Double</option><option>Suite</option></select></form></div>';
    const model = { date: null, room: null };
    $('#dialog').dialog({
      modal: true,
      width: 400,
      buttons: {
        Book: () => window.submits++,
        Cancel: function () {
          $(this).dialog('close');
        },
      },
    });
    $('#widget')
      .datepicker()
      .on('change', function () {
        model.date = this.value || null;
      });
    $('#room').selectmenu({ change: (_, ui) => (model.room = ui.item.value || null) });
    return { state: () => model, ok: ({ date, room }) => date !== null && room !== null };
  },
  'spinner decimal': spin('Discount', { step: 0.01, numberFormat: 'n', min: 0, max: 100 }),
  'spinner steps': spin('Quantity', { min: 0, max: 100, step: 5, start: 10 }),
  'spinner prefilled': spin('Number of guests', { min: 1, max: 20 }, {}, '2'),
  'spinner by change': (root) => {
    const input = form(root, 'Age', '<input id="widget">');
    let model = null;
    $(input)
      .spinner({ min: 18, max: 99 })
      .on('change spinstop', () => (model = $(input).spinner('value')));
    return { state: () => model };
  },
  'autocomplete remote': (root) => {
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
  'autocomplete combobox': (root) => {
    form(
      root,
      'Your preferred programming language',
      `<select id="widget"><option value="">Select one...</option>${['ActionScript', 'BASIC', 'Clojure', 'Erlang', 'Groovy', 'Haskell', 'Java', 'Perl', 'Python', 'Ruby'].map((o) => `<option value="${o}">${o}</option>`).join('')}</select>`,
    );
    combobox();
    $('#widget').combobox();
    return { state: () => $('#widget').val() || null };
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

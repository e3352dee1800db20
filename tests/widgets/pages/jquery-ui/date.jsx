import '../support/jquery-ui-variants.js';
import '../support/jquery-global.js';
import '../support/jquery-ui.js';
import $ from 'jquery';
import { showCases, form } from '../support/cases.js';
import 'jquery-ui/dist/jquery-ui.js';
import 'jquery-ui/dist/themes/base/jquery-ui.css';

const readonly = (attach) => (root) => {
  const input = form(root, 'Date of birth', '<input id="widget" readonly>');
  let model = null;
  attach(input, (value) => (model = value));
  return { state: () => model };
};

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

showCases({
  datepicker: (root) => {
    let model = null;
    const input = form(root, 'Date', '<input id="widget">');
    $(input)
      .datepicker({ onSelect: (text) => (model = text) })
      .on('change', () => (model = $(input).val()));
    return { state: () => model || null, text: '12/03/2026', wantState: '12/03/2026' };
  },
  'jquery ui': {
    undo: false,
    show: readonly((input, set) => $(input).datepicker({ onSelect: set, yearRange: '-100:+0' })),
  },
  selects: {
    undo: false,
    show: readonly((input, set) =>
      $(input).datepicker({ onSelect: set, changeYear: true, changeMonth: true, yearRange: '-100:+0' }),
    ),
  },
  'date inline': {
    undo: false,
    show: (root) => {
      root.innerHTML = '<form><p>Delivery date: <span id="widget"></span></p><button>Send</button></form>';
      let model = null;
      $('#widget').datepicker({ onSelect: (text) => (model = text) });
      return { state: () => model };
    },
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
  'alternate field': {
    undo: false,
    show: (root) => {
      root.innerHTML =
        '<form><label for="widget">Check-in date</label> <input type="text" id="widget"> <input type="hidden" id="alternate"><button>Send</button></form>';
      $('#widget').datepicker({ altField: '#alternate', altFormat: 'DD, d MM, yy' });
      return { state: () => $('#alternate').val() || null };
    },
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
  'only by calendar': {
    undo: false,
    show: (root) => {
      const input = form(root, 'Check-in date', '<input type="text" id="widget" readonly>');
      let model = null;
      $(input).datepicker({ minDate: 0, beforeShowDay: $.datepicker.noWeekends, onSelect: (text) => (model = text) });
      return { state: () => model };
    },
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
});

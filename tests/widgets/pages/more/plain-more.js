import '../support/jquery-global.js';
import $ from 'jquery';
import { Calendar, months, time } from 'vanilla-calendar-pro';
import 'vanilla-calendar-pro/styles/core.css';
import 'vanilla-calendar-pro/styles/layout.css';
import 'vanilla-calendar-pro/styles/time.css';
import 'vanilla-calendar-pro/styles/months.css';
import 'vanilla-calendar-pro/styles/themes/light.css';
import 'cally';
import Lightpick from 'lightpick';
import 'lightpick/css/lightpick.css';
import suneditor from 'suneditor';
import 'suneditor/css/editor';
import 'suneditor/css/contents';
import EasyMDE from 'easymde';
import 'easymde/dist/easymde.min.css';
import pell from 'pell';
import 'pell/dist/pell.min.css';
import Squire from 'squire-rte';
import 'jquery-bar-rating';
import 'jquery-bar-rating/dist/themes/css-stars.css';
import 'jquery-bar-rating/dist/themes/bars-1to10.css';
import 'jquery-bar-rating/dist/themes/bars-movie.css';
import 'jquery-bar-rating/dist/themes/bars-pill.css';
import 'jquery-knob';
import 'round-slider/dist/roundslider.min.css';
import 'round-slider';
import 'toolcool-range-slider';
import UIkit from 'uikit';
import 'uikit/dist/css/uikit.min.css';
import FroalaEditor from 'froala-editor';
import 'froala-editor/css/froala_editor.pkgd.min.css';
import { CodeJar } from 'codejar';
import { form, showCases } from '../support/cases.js';

const plainText = (html) => new DOMParser().parseFromString(html, 'text/html').body.textContent.trim();
const ratings = (texts) => texts.map((text, at) => `<option value="${at + 1}">${text}</option>`).join('');
const heard = (target, type, read, extra = {}) => {
  let state = extra.initial ?? null;
  target.addEventListener(type, (event) => (state = read(event)));
  return { state: () => state, ...extra };
};
const barRating =
  (label, theme, texts, options = {}) =>
  (root) => {
    const $select = $(form(root, label, `<select id="widget"><option value=""></option>${ratings(texts)}</select>`));
    let state = '';
    $select.barrating({ theme, onSelect: (value) => (state = value), ...options });
    return { state: () => state };
  };
const slider = (initial, markup, read) => (root) => {
  form(root, 'Price', markup);
  const widget = root.querySelector('tc-range-slider');
  return heard(widget, 'change', ({ detail }) => read(detail), { initial });
};

showCases(
  {
    'vanilla-calendar input': (root) => {
      const input = form(root, 'Check-in date', '<input id="widget" type="text" placeholder="Choose a date" readonly>');
      let state = [];
      new Calendar(input, {
        inputMode: true,
        onChangeToInput: (self) => {
          state = self.context.selectedDates;
          self.context.inputElement.value = state[0] ?? '';
          if (state[0]) self.hide();
        },
      }).init();
      return { state: () => state };
    },
    'vanilla-calendar inline': (root) => {
      root.innerHTML = '<form><label>Check-in date</label><div id="widget"></div></form>';
      let state = [];
      new Calendar(root.querySelector('#widget'), {
        onClickDate: (self) => (state = self.context.selectedDates),
      }).init();
      return { state: () => state };
    },
    'vanilla-calendar range': (root) => {
      root.innerHTML = '<form><label>Travel dates</label><div id="widget"></div></form>';
      let state = [];
      new Calendar(root.querySelector('#widget'), {
        extensions: [months],
        type: 'multiple',
        displayMonthsCount: 2,
        selectionDatesMode: 'multiple-ranged',
        onClickDate: (self) =>
          (state = [self.context.selectedDates[0] ?? null, self.context.selectedDates.at(-1) ?? null]),
      }).init();
      return { state: () => state, undo: false };
    },
    'vanilla-calendar time': (root) => {
      const input = form(root, 'Appointment', '<input id="widget" type="text" placeholder="Date and time">');
      let state = '';
      new Calendar(input, {
        inputMode: true,
        extensions: [time],
        selectionTimeMode: 24,
        onChangeToInput: (self) => {
          const { selectedDates, selectedTime, inputElement } = self.context;
          state = inputElement.value = selectedDates[0] ? `${selectedDates[0]} ${selectedTime}` : '';
        },
      }).init();
      return { state: () => state };
    },
    'cally date': (root) => {
      root.innerHTML =
        '<form><label>Check-in date</label><calendar-date><calendar-month></calendar-month></calendar-date></form>';
      const widget = root.querySelector('calendar-date');
      return heard(widget, 'change', () => widget.value, { undo: false });
    },
    'cally range': (root) => {
      root.innerHTML =
        '<form><label>Travel dates</label><calendar-range months="2"><div style="display:flex"><calendar-month></calendar-month><calendar-month offset="1"></calendar-month></div></calendar-range></form>';
      const widget = root.querySelector('calendar-range');
      return heard(widget, 'change', () => widget.value, { undo: false });
    },
    'cally popover': (root) => {
      root.innerHTML =
        '<form><label for="pick">Check-in date</label><button id="pick" type="button" popovertarget="pop">Pick a date</button><div id="pop" popover><calendar-date><calendar-month></calendar-month></calendar-date></div></form>';
      const widget = root.querySelector('calendar-date');
      return heard(
        widget,
        'change',
        () => {
          root.querySelector('#pick').textContent = widget.value;
          root.querySelector('#pop').hidePopover();
          return widget.value;
        },
        { undo: false },
      );
    },
    lightpick: (root) => {
      const field = form(root, 'Check-in date', '<input id="widget" type="text">');
      let state = null;
      new Lightpick({ field, onSelect: (date) => (state = date && date.format('YYYY-MM-DD')) });
      return { state: () => state };
    },
    'lightpick range': (root) => {
      const field = form(root, 'Travel dates', '<input id="widget" type="text">');
      let state = [null, null];
      new Lightpick({
        field,
        singleDate: false,
        onSelect: (...dates) => (state = dates.map((date) => date && date.format('YYYY-MM-DD'))),
      });
      return { state: () => state };
    },
    'lightpick two fields': (root) => {
      root.innerHTML =
        '<form><p><label for="in">Check-in date</label><input id="in" type="text"></p><p><label for="out">Check-out date</label><input id="out" type="text"></p></form>';
      let state = [null, null];
      new Lightpick({
        field: root.querySelector('#in'),
        secondField: root.querySelector('#out'),
        singleDate: false,
        onSelect: (...dates) => (state = dates.map((date) => date && date.format('YYYY-MM-DD'))),
      });
      return { state: () => state };
    },
    suneditor: (root) => {
      const editor = suneditor.create(form(root, 'Message', '<textarea id="widget"></textarea>'), {
        width: '100%',
        height: '160px',
      });
      return { state: () => plainText(editor.$?.html?.get?.() ?? editor.html?.get?.() ?? '') };
    },
    easymde: (root) => {
      const editor = new EasyMDE({
        element: form(root, 'Message', '<textarea id="widget"></textarea>'),
        autoDownloadFontAwesome: false,
        spellChecker: false,
      });
      return { state: () => editor.value() };
    },
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
    squire: (root) => {
      root.innerHTML =
        '<form><label>Message</label><div id="widget" style="border:1px solid;min-height:80px"></div></form>';
      const editor = new Squire(root.querySelector('#widget'), {
        sanitizeToDOMFragment: (html) => document.createRange().createContextualFragment(html),
      });
      let state = '';
      editor.addEventListener('input', () => (state = plainText(editor.getHTML())));
      return { state: () => state };
    },
    froala: (root) => {
      const editor = new FroalaEditor(form(root, 'Message', '<textarea id="widget"></textarea>'), {
        events: { contentChanged() {} },
      });
      return { state: () => plainText(editor.html?.get() ?? '') };
    },
    codejar: (root) => {
      root.innerHTML =
        '<form><label>Snippet</label><div id="widget" class="editor language-js" style="border:1px solid;min-height:80px"></div></form>';
      const jar = CodeJar(root.querySelector('#widget'), () => undefined);
      let state = '';
      jar.onUpdate((code) => (state = code));
      return { state: () => state.trimEnd() };
    },
    'bar-rating stars': barRating('Rating', 'css-stars', ['1', '2', '3', '4', '5'], { allowEmpty: null }),
    'bar-rating 1to10': barRating(
      'Rating',
      'bars-1to10',
      Array.from({ length: 10 }, (_, at) => `${at + 1}`),
    ),
    'bar-rating movie': barRating('Rate this movie', 'bars-movie', ['Bad', 'Mediocre', 'Good', 'Awesome']),
    'bar-rating pill': barRating('Size', 'bars-pill', ['A', 'B', 'C', 'D'], {
      showValues: true,
      showSelectedRating: false,
    }),
    knob: (root) => {
      const $input = $(
        form(root, 'Volume', '<input id="widget" type="text" class="dial" value="20" data-min="0" data-max="100">'),
      );
      let state = 20;
      $input.knob({ change: (value) => (state = Math.round(value)), release: (value) => (state = Math.round(value)) });
      return { state: () => state };
    },
    'round-slider': (root) => {
      root.innerHTML = '<form><label>Volume</label><div id="widget"></div></form>';
      let state = 20;
      $(root.querySelector('#widget')).roundSlider({
        radius: 80,
        sliderType: 'min-range',
        value: 20,
        change: ({ value }) => (state = value),
      });
      return { state: () => state };
    },
    'tc-range-slider': slider(
      20,
      '<tc-range-slider id="widget" min="0" max="100" value="20" aria-label="Volume"></tc-range-slider>',
      ({ value }) => Number(value),
    ),
    'tc-range-slider dual': slider(
      [20, 60],
      '<tc-range-slider id="widget" min="0" max="100" value1="20" value2="60"></tc-range-slider>',
      ({ value1, value2 }) => [Number(value1), Number(value2)],
    ),
    'uikit form': (root) => {
      root.innerHTML = `<form class="uk-form-stacked"><div class="uk-margin"><label class="uk-form-label" for="a">First name</label><div class="uk-form-controls"><input class="uk-input" id="a" type="text"></div></div>
        <div class="uk-margin"><label class="uk-form-label" for="b">Favourite fruit</label><div class="uk-form-controls"><select class="uk-select" id="b"><option value="">Choose</option><option>Apple</option><option>Banana</option></select></div></div>
        <div class="uk-margin"><div class="uk-form-label">Size</div><div class="uk-form-controls"><label><input class="uk-radio" type="radio" name="size" value="s"> Small</label><br><label><input class="uk-radio" type="radio" name="size" value="l"> Large</label></div></div>
        <div class="uk-margin"><label><input class="uk-checkbox" type="checkbox"> I accept the terms</label></div></form>`;
      const read = () => ({
        a: root.querySelector('#a').value,
        b: root.querySelector('#b').value,
        size: root.querySelector('[name=size]:checked')?.value ?? '',
        ok: root.querySelector('[type=checkbox]').checked,
      });
      return { state: read, undo: 'native' };
    },
    'uikit custom select': (root) => {
      root.innerHTML =
        '<form><label>Favourite fruit</label><div uk-form-custom="target: > * > span:first-child"><select aria-label="Custom controls"><option value="">Please select...</option><option value="1">Apple</option><option value="2">Banana</option></select><button class="uk-button uk-button-default" type="button" tabindex="-1"><span></span><span uk-icon="icon: chevron-down"></span></button></div></form>';
      UIkit.update(root);
      return { state: () => root.querySelector('select').value };
    },
    'uikit custom file': (root) => {
      root.innerHTML =
        '<form><label>Attachment</label><div uk-form-custom="target: true"><input type="file" aria-label="Custom controls"><input class="uk-input uk-form-width-medium" type="text" placeholder="Select file" aria-label="Custom controls" disabled></div></form>';
      return { state: () => root.querySelector('[type=file]').files[0]?.name ?? null };
    },
    'uikit range': (root) => {
      const input = form(
        root,
        'Volume',
        '<input id="widget" class="uk-range" type="range" value="2" min="0" max="10" step="1" aria-label="Volume">',
      );
      return { state: () => Number(input.value) };
    },
  },
  ['lightpick', 'lightpick range', 'vanilla-calendar time'],
);

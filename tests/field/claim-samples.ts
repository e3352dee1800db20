import type { AdapterName } from '../../utils/field/adapter';

/** Widgets that say little of themselves, as they may stand in a form. */
const arrow = '<svg width=10 height=10></svg>';
const pressed = (...words: string[]) =>
  `<div>${words.map((word) => `<button type=button aria-pressed=false>${word}</button>`).join('')}</div>`;
const sends = (attributes: string, ...words: string[]) =>
  `<div>${words.map((word) => `<button ${attributes}>${word}</button>`).join('')}</div>`;
/** As votes, log-ins, searches and sizes of a basket are sent by pages without scripts. */
const sendingButtons = [
  sends('type=submit name=vote aria-pressed=false', 'Up', 'Down'),
  `<div role=radiogroup aria-label=Vote>${sends('type=submit name=vote role=radio aria-checked=false', 'Up', 'Down')}</div>`,
  sends('type=submit role=switch aria-checked=false', 'Follow'),
  `<p id=f>Follow this page</p>${sends('type=submit aria-pressed=false aria-labelledby=f', 'No')}`,
  sends('type=submit aria-haspopup=listbox aria-expanded=false', 'Sort by'),
  sends('type=submit aria-haspopup=dialog aria-label="Choose date"', 'Go'),
  `<div>${sends('type=reset aria-label="Pick a colour" class=color-trigger', '')}</div>`,
];
const stars = (count: number) =>
  Array(count).fill('<li><div><div role=radio aria-checked=false>★</div></div></li>').join('');
const fruits = ['Fern', 'Moss', 'Rose'];
const options = fruits.map((fruit) => `<option value=${fruit}>${fruit}</option>`).join('');
const items = fruits.map((fruit) => `<div class=item>${fruit}</div>`).join('');
const days = Array.from({ length: 30 }, (_, at) => `<button type=button>${at + 1}</button>`).join('');
const dayOptions = Array.from({ length: 30 }, (_, at) => `<div role=option>${at + 1}</div>`).join('');
const code = Array(6).fill('<span><input></span>').join('');

/** Elements of one make, each with a word. */
const alike = (tag: string, ...words: string[]) =>
  words.map((word) => `${tag}${word}</${/\w+/.exec(tag)![0]}>`).join('');
const bareBoxes = (cursor: string) =>
  ['checkbox', 'switch']
    .map((name) => `<div style="cursor: ${cursor}; width: 20px; height: 20px" class=${name}></div><span>Yes</span>`)
    .join('');
const pointed = '<div style="cursor: pointer">';
const touched = '<div tabindex=0 style="cursor: pointer">';
const captioned = (what: string, forms: readonly string[], adapters: readonly AdapterName[]) =>
  forms.map((html) => [what, html, adapters] as const);

/** What each is, its HTML, and the adapters that claim it. */
export const claimSamples: readonly (readonly [what: string, html: string, adapters: readonly AdapterName[]])[] = [
  [
    'a group from which a calendar opens',
    '<label id=l>Check-in date</label><div class=date-picker role=group aria-haspopup=dialog aria-labelledby=l><div tabindex=0><div class=placeholder>Pick one</div></div></div>',
    ['picker-button'],
  ],
  [
    'a phone number beside a list of countries that is typed into',
    '<label for=p>Phone</label><div><input role=combobox aria-haspopup=listbox aria-label="Select country"><div><input id=p autocomplete=tel-national></div></div>',
    ['phone-input'],
  ],
  [
    'a zone for files beside the box of its input',
    '<div><span><input type=file aria-label=Attachments></span><span class=file-drop>Or drop files here</span></div>',
    ['file-input'],
  ],
  [
    'a text that is a colour and opens its picker',
    '<div class=x-colorbox><input role=combobox aria-haspopup=true aria-autocomplete=none aria-expanded=false aria-label=Colour></div>',
    ['colour-input'],
  ],
  [
    'buttons in a colour of the page, and one that sends its form',
    `<button type=button class="x_button x_color_button_main">More filters</button><button class=color-trigger type=submit></button>
     <button type=button class=color-button>#1677ff</button>`,
    ['colour-button'],
  ],
  ...sendingButtons.map((html) => ['buttons that send their form, and are no choice', html, []] as const),
  [
    'toggles whose type is forgotten',
    `<label>Size</label>${sends('aria-pressed=false', 'Small', 'Large')}`,
    ['button-choice'],
  ],
  [
    'a list that opens from a button whose type is forgotten',
    `<label id=l>Fruit</label><button role=combobox aria-haspopup=listbox aria-expanded=false aria-labelledby=l>Choose</button>`,
    ['aria-combobox'],
  ],
  [
    'a field of colours beside a strip of hues, and no text',
    `<div role=group aria-label=Colour><div class=Polaris-ColorPicker><div class=Polaris-ColorPicker__MainColor style="width: 90px; height: 90px"><div class=Dragger></div></div><div class=ColorPicker__HuePicker style="width: 9px; height: 90px"></div></div></div>`,
    ['colour-field'],
  ],
  [
    'buttons of a stepper whose texts can’t be marked',
    '<label>Guests <div><button type=button class="flex select-none" aria-label="Remove a guest"><svg width=9 height=9></svg></button><input readonly value=1><button type=button class="flex user-select-none" aria-label="Add a guest"><svg width=9 height=9></svg></button></div></label>',
    ['stepper'],
  ],
  [
    'radio buttons without a name, each deep in a box of its own',
    `<fieldset><legend>Plan</legend><div>${['Basic', 'Pro'].map((plan) => `<div><div><div><div><div><div><input type=radio id=${plan}></div></div></div></div></div><label for=${plan}>${plan}</label></div>`).join('')}</div></fieldset>`,
    ['radio-group'],
  ],
  [
    'a range that calls itself a slider',
    '<div><input type=range role=slider tabindex=0 aria-label=Volume></div>',
    ['range-input'],
  ],
  [
    'a list of several and the box that ticks all of it',
    '<div><p aria-label="All items unselected"><input type=checkbox></p><div><ul role=listbox aria-multiselectable=true><li role=option>Fern</li></ul></div></div>',
    ['aria-listbox'],
  ],
  [
    'a component that is a box to tick, and the box drawn in it',
    '<x-box role=checkbox aria-checked=false tabindex=0 aria-label=Terms><template shadowrootmode=open><i role=checkbox aria-checked=false style="display: block; width: 20px; height: 20px"></i></template></x-box>',
    ['aria-check'],
  ],
  [
    'a year that is typed alone',
    '<div role=group><span role=spinbutton contenteditable=true tabindex=0 aria-label=Year aria-valuemax=9999>YYYY</span></div>',
    ['sectioned-date'],
  ],
  ['an input among the fields of candidates', '<div class="modal-candidate-fields"><input></div>', ['text-input']],
  ['an input of a date field', '<div class="date-fields"><input></div>', ['picker-input']],
  ['an input beside the icon of a calendar', '<div><input><i class="fa fa-calendar">x</i></div>', ['picker-input']],
  [
    'an input before its calendar',
    `<p class="datepicker"><input></p><div class="calendar">November 2026 ${days}</div>`,
    ['picker-input'],
  ],
  [
    'the year in the head of a calendar whose days are not there yet',
    '<p class="datepicker"><input></p><div class="calendar"><input type=number tabindex=-1 value=2026></div>',
    ['picker-input'],
  ],
  [
    'a calendar whose days are the options of a list, in the dialog of a library that opens it in the page',
    `<div role=dialog aria-modal=true>November 2026 <div role=listbox class="datepicker">${dayOptions}</div></div>`,
    ['open-calendar'],
  ],
  [
    'a calendar of a range behind the inputs of its ends',
    `<p>Arrival <input></p><p>Departure <input></p><div class="range-calendar">November 2026 ${days}</div>`,
    ['text-input', 'text-input'],
  ],
  [
    'a calendar behind another question',
    `<p><input></p><div class="calendar">November 2026 ${days}</div>`,
    ['text-input', 'open-calendar'],
  ],
  [
    'a calendar that utility classes give the columns of a week',
    `<div><b>November 2026</b><div class="grid grid-cols-7">${days}</div></div>`,
    ['open-calendar'],
  ],
  ['an input beside any icon', '<div><input><i class="fa fa-user">x</i></div>', ['text-input']],
  ['a list searched by typing', `<div class="x-select"><input>${arrow}</div>`, ['drawn-select']],
  [
    'a box to tick drawn in its label',
    '<input id=tick type=checkbox><label for=tick><div class="x-checkbox"><i></i></div>Yes</label>',
    ['checkbox'],
  ],
  ['a line of text in a box with an icon', `<div class="x-input"><input>${arrow}</div>`, ['text-input']],
  [
    'a sign-up that is named for the code it will send',
    `<form class="registration-otp">${'<p><input placeholder="First name"></p>'.repeat(4)}</form>`,
    Array(4).fill('text-input'),
  ],
  ['boxes for a code', `<div class="verification-code">${code}</div>`, Array(6).fill('code-box')],
  [
    'boxes for a code, each in boxes of its own',
    `<div class="x-otp">${'<div><div><input></div><i></i></div>'.repeat(6)}</div>`,
    Array(6).fill('code-box'),
  ],
  [
    'a button that asks to choose',
    '<label>Fruit</label><button type=button aria-expanded=false>Choose…</button>',
    ['aria-combobox'],
  ],
  ['a button that opens something', '<label>Fruit</label><button type=button aria-expanded=false>Menu</button>', []],
  [
    'a button that asks, before its list without a role',
    `<label>Plant</label><button type=button>Choose a plant</button><ul>${fruits.map((fruit) => `<li>${fruit}`).join('')}</ul>`,
    ['aria-combobox'],
  ],
  [
    'a button that asks, named by a label',
    '<label for=b>Plant</label><button id=b type=button>Select…</button>',
    ['aria-combobox'],
  ],
  [
    'a button that opens something, named by a label',
    '<label>Plant <button type=button aria-expanded=false aria-controls=m>Nichts da</button></label>',
    ['aria-combobox'],
  ],
  [
    'a button that opens a dialog to choose a month, named by a label',
    '<label for=b>Billing month</label><button id=b type=button data-dates-input aria-haspopup=dialog aria-expanded=false>March</button>',
    ['picker-button'],
  ],
  [
    'a button that asks, and opens nothing',
    '<label>Plant</label><div><button type=button>Choose a plant</button></div>',
    [],
  ],
  [
    'help in the label of a line of text',
    '<label>Plant <button type=button aria-expanded=false>Help</button> <input></label>',
    ['text-input'],
  ],
  [
    'a button that asks, before boxes to tick',
    `<label>Plants</label><button type=button>Choose plants</button><ul>${fruits.map((fruit) => `<li><label><input type=checkbox>${fruit}</label>`).join('')}</ul>`,
    fruits.map(() => 'checkbox'),
  ],
  [
    'a text that asks, before its list',
    `<div><label>Plant</label><div><div><span>Select a plant</span>${arrow}</div><ul>${fruits.map((fruit) => `<li>${fruit}`).join('')}</ul></div></div>`,
    ['form-row'],
  ],
  [
    'a box that takes the focus and holds its list',
    `<label>Plant</label><div tabindex=0><span></span><ul>${fruits.map((fruit) => `<li>${fruit}`).join('')}</ul></div>`,
    ['drawn-select'],
  ],
  ['a box that only asks to choose', '<input readonly placeholder="Select a city">', ['aria-combobox']],
  ['a row that asks to choose', '<div class=cell><div>City</div><div>Please select</div></div>', ['form-row']],
  ['a row that leads elsewhere', '<a class=cell href="/x"><div>City</div><div>Please select</div></a>', []],
  ['a row that shows a value', '<div class=cell><div>City</div><div>Ghent</div></div>', []],
  ['a row that unfolds', '<div class=cell aria-expanded=false><div>City</div><div>Select</div></div>', []],
  ['a hint beneath a heading', '<div class=field><div>City</div><div>Please select a city.</div></div>', []],
  ['a hint above its fields', '<div class=field><div>City</div><p>Select one</p><input></div>', ['text-input']],
  [
    'a row drawn for a list',
    `<div><select>${options}</select><div class=cell><b>City</b><i>Select</i></div></div>`,
    ['select'],
  ],
  ['a text that asks, alone', '<div class=cell><div>Please select</div></div>', []],
  ['an input that asks and takes no typing', '<input readonly placeholder="Your city">', ['form-row']],
  ['a box to tick, drawn', '<div class=x-checkbox><svg></svg><span>Yes</span></div>', ['aria-check']],
  [
    'a box drawn for another',
    '<label><input type=checkbox><span class=x-checkbox><i></i></span></label>',
    ['checkbox'],
  ],
  ['a box that may not be written', '<input readonly placeholder="Calculated">', []],
  [
    'a combobox around the input of a calendar',
    '<div class="x-datepicker"><div role=combobox aria-haspopup=dialog tabindex=0 aria-label="Choose date"><input></div></div>',
    ['picker-input'],
  ],
  ['a text that says it holds a number', '<input role=spinbutton aria-valuemin=1>', ['number-input']],
  ['a cascader searched by typing', `<div class="x-cascader"><input>${arrow}</div>`, ['drawn-select']],
  [
    'a cascader of several, searched over the input that shows what is chosen',
    `<div class="x-cascader"><input readonly tabindex=-1>${arrow}<div class="tags"><input></div></div>`,
    ['drawn-select'],
  ],
  [
    'boxes that only draw the code one input takes',
    `<div class="x-otp">${'<p><input aria-hidden=true tabindex=-1 style="visibility: hidden"></p>'.repeat(6)}<input></div>`,
    ['text-input'],
  ],
  [
    'a list without a role, its label the first thing in it',
    '<div class="custom-select" tabindex=0><label>Fruit</label><div>Any</div></div>',
    ['drawn-select'],
  ],
  [
    'a number between buttons in a shadow tree of their own',
    '<x-steps><template shadowrootmode=open><button>-</button><span>1</span><button>+</button></template></x-steps>',
    ['stepper'],
  ],
  ['a number between buttons that send the form', '<button>-</button><span>1</span><button>+</button>', []],
  [
    'a slider and a button beside the text of a colour in a component of a component',
    `<x-pick><template shadowrootmode=open><div class="x-color-picker"><div role=slider aria-valuenow=0 tabindex=0>·</div><x-line><template shadowrootmode=open><input value="#ffffff"></template></x-line>
      <button type=button class="x-color-picker__preview" style="--x-color: #ffffff"></button></div></template></x-pick>`,
    ['colour-input'],
  ],
  [
    'a slider and a box for its number that says no limits',
    '<div><p role=slider tabindex=0 aria-valuenow=7 aria-valuemax=40>·</p><p><input type=number value=7></p></div>',
    ['aria-slider'],
  ],
  [
    'a slider and a line of text for its number',
    '<div><input inputmode=numeric value=7><input type=range max=40 value=7></div>',
    ['range-input'],
  ],
  [
    'a slider and a line of text for another number',
    '<div><input inputmode=numeric value=9><input type=range max=40 value=7></div>',
    ['text-input', 'range-input'],
  ],
  [
    'a slider beside a question of its own',
    '<div><p role=slider tabindex=0 aria-valuenow=7 aria-valuemax=40>·</p><label>Guests <input type=number value=7></label></div>',
    ['aria-slider', 'number-input'],
  ],
  [
    'a slider in a component that is given the component for its number',
    `<x-slider><template shadowrootmode=open><div><p role=slider tabindex=0 aria-valuenow=7 aria-valuemax=40>·</p></div><slot></slot></template>
      <x-number><template shadowrootmode=open><input type=number min=0 max=40 value=7></template></x-number></x-slider>`,
    ['aria-slider'],
  ],
  ['a switch that is a button', '<button type=button class="x-switch"><i></i></button>', ['aria-check']],
  [
    'a track out of reach beside its number',
    '<div><input type=range aria-hidden=true tabindex=-1><input type=number></div>',
    ['number-input'],
  ],
  ['a track out of reach by itself', '<div><input type=range aria-hidden=true tabindex=-1></div>', ['range-input']],
  [
    'one track under two handles',
    '<div><input type=range value=50><p class=handle>10</p><p class=handle>90</p></div>',
    [],
  ],
  [
    'a slider and the box for its number',
    '<div><input type=range min=0 max=40 value=7><input type=number min=0 max=40 value=7></div>',
    ['range-input'],
  ],
  [
    'a slider and a box for another number',
    '<div><input type=range min=0 max=40 value=7><input type=number min=0 max=40 value=1></div>',
    ['range-input', 'number-input'],
  ],
  ['buttons that can be pressed', pressed('Mute', 'Favourite'), []],
  ['buttons below a label', `<label>Size</label>${pressed('Small', 'Large')}`, ['button-choice']],
  [
    'buttons below the label of a text',
    `<label for=text>Message</label>${pressed('Bold', 'Italic')}<textarea id=text></textarea>`,
    ['text-input'],
  ],
  ['stars in boxes of their own', `<ul>${stars(5)}</ul>`, ['button-choice']],
  [
    'a transfer with an empty side, which draws that instead of a list, and a box to search the other',
    `<div class="x-transfer"><section><div role=search><input></div><ul><li><label><input type=checkbox>Fern</label></li></ul></section>
      <section class="x-right"><p>Nothing yet</p></section></div>`,
    ['transfer-list'],
  ],
  [
    'a native list drawn as two: of what is chosen, and of what is not',
    `<select multiple style="display: none">${options}</select><div><input><div class="non-selected-wrapper">${items}</div><div class="selected-wrapper"></div></div>`,
    ['transfer-list'],
  ],
  [
    'a select that a style sheet hides in a box that draws its options',
    `<style>.dropdown > select { display: none }</style><div class="x dropdown" tabindex=0><select>${options}</select><i></i><div class=menu>${items}</div></div>`,
    ['drawn-select'],
  ],
  [
    'radio buttons beside a select whose only choice they offer too',
    '<p><select><option>Choose…</option><option>E-mail</option></select><span><label><input type=radio name=by>E-mail</label><label><input type=radio name=by>Phone</label></span></p>',
    ['select', 'radio-group'],
  ],
  ['a select in a box of that name', `<div class="x-select"><select>${options}</select><i></i></div>`, ['select']],
  [
    'a select beside a list, which opens from what stands next to that',
    `<div class="x-select"><div class="x-selected" tabindex=0>Choose</div><div class="x-select-options" hidden><input><ul></ul></div><select tabindex=-1 aria-hidden=true>${options}</select></div>`,
    ['drawn-select'],
  ],
  [
    'pictures that count up',
    `<div style="cursor: pointer">${[1, 2, 3].map((at) => `<img alt=${at}>`).join('')}<input type=hidden></div>`,
    ['drawn-rating'],
  ],
  [
    'a box that may not be written below a label for a day',
    '<div><label>Start date</label><div><input readonly></div></div>',
    ['picker-input'],
  ],
  ['a box that may not be written below any label', '<div><label>Total</label><div><input readonly></div></div>', []],
  [
    'a line that is drawn and opens a calendar',
    '<div role=combobox aria-haspopup=dialog tabindex=0>Select a date…</div>',
    ['picker-button'],
  ],
  [
    'a button that asks for a day in its words alone, among other fields of its form',
    '<form><p><input></p><p><button type=button>Arrival: MM/DD/YYYY</button></p></form>',
    ['text-input', 'picker-button'],
  ],
  [
    'a button that shows a day in a box named for that',
    '<form><div class=x-datepicker__input><button type=button>11/22/2026</button></div></form>',
    ['picker-button'],
  ],
  ['a button that shows a day in any box', '<form><div><button type=button>11/22/2026</button></div></form>', []],
  [
    'a box that says it is a list and expands',
    '<label>Fruit</label><div role=listbox aria-expanded=false tabindex=0>Choose<div hidden><div role=option>Fig</div></div></div>',
    ['aria-combobox'],
  ],
  [
    'a button without words, named by a text elsewhere',
    '<span id=name>Notify me</span><div><button type=button aria-pressed=false aria-labelledby=name></button></div>',
    ['aria-check'],
  ],
  [
    'buttons that can be pressed in a list with a name',
    '<ul aria-label=View><li><button type=button aria-pressed=true>Raw</button></li><li><button type=button aria-pressed=false>Blame</button></li></ul>',
    ['button-choice'],
  ],
  [
    'a slider and a channel beside the text of a colour',
    '<div class="x-color-picker"><div role=slider aria-valuenow=0 tabindex=0>·</div><input aria-label=Hex value=ffffff><input aria-label=Red value=255></div>',
    ['colour-input'],
  ],
  [
    'a choice whose entries stand in one more box behind the label',
    `<div><label>Size</label><div class=list><div class=items>${alike(pointed, 'Small', 'Medium', 'Large')}</div></div></div>`,
    ['button-choice'],
  ],
  [
    'tabs in one more box behind a label',
    `<div><label>Size</label><div><ul class=tabs>${alike(pointed, 'Small', 'Medium', 'Large')}</ul></div></div>`,
    [],
  ],
  [
    'a thumb in a box called an input of a range',
    '<div><label>Volume</label><div class=InputRange-wrap><div class=track><div class=InputRange-handle style="left: 0%; width: 16px; height: 16px"></div></div></div></div>',
    ['drawn-slider'],
  ],
  [
    'a line of text behind the box of its tokens',
    '<label for=s>Skills</label><div><div class=Tokenizer><div role=listbox></div></div><input id=s aria-haspopup=dialog><span role=button aria-label="Show help"></span></div>',
    ['tags-input'],
  ],
  [
    'an input that opens a dialog behind a token of the form',
    '<label for=d>When</label><div><input type=hidden class=csrf-token><input id=d aria-haspopup=dialog></div>',
    ['picker-input'],
  ],
  [
    'a line of text whose frame is drawn from tokens',
    '<div class="x-input x-input--tokens"><input></div>',
    ['text-input'],
  ],
  [
    'a telephone number beside a flag that opens a list',
    '<div><div><button type=button aria-haspopup=listbox aria-label="Belgium"><i class=x-flag></i></button><input type=tel></div></div>',
    ['phone-input'],
  ],
  [
    'a telephone number named as its box is',
    '<div class=x-phone-input-container><button type=button role=combobox aria-haspopup=listbox aria-expanded=false>BE</button><input class=x-phone-input></div>',
    ['phone-input'],
  ],
  [
    'a track that is not drawn beside its thumb',
    '<div><input type=range style="display: none"><div class=x-slider><p role=slider tabindex=0 aria-valuenow=7>7</p></div></div>',
    ['aria-slider'],
  ],
  [
    'a number that is an input in a box of that role',
    '<div role=spinbutton aria-valuenow=1><button type=button>-</button><input value=1><button type=button>+</button></div>',
    ['text-input'],
  ],
  [
    'two lists in a box named for them, the buttons between named after it',
    `<select multiple style="display: none">${options}</select><div class="dual-listbox"><div><ul><li>Fern</ul></div><div class="dual-listbox__buttons"><button type=button>add</button></div><div><ul></ul></div></div>`,
    ['transfer-list'],
  ],
  [
    'a button that opens something, though a component is called a toggle',
    '<label>Day <input></label><x-toggle tabindex=0 aria-haspopup=dialog aria-expanded=false>…</x-toggle>',
    ['text-input'],
  ],
  [
    'a box of text for the name of a file',
    '<div><input type=file><input readonly placeholder="Select a file"></div>',
    ['file-input'],
  ],
  ['what is dragged on a field of colours', '<div class=x-picker><div class=x-dragger></div></div>', []],
  [
    'a button that opens a calendar for the input beside it',
    '<label>Due</label><div><input><button type=button aria-haspopup=true aria-expanded=false>Open Calendar</button></div>',
    ['text-input'],
  ],
  ['the one dot of a slider', '<div class=slider><div class=dot>20</div></div>', ['drawn-slider']],
  [
    'radio buttons without a name, far apart in their group',
    `<div role=radiogroup>${'<div><label><div><div><div><input type=radio></div></div></div>Yes</label></div>'.repeat(2)}</div>`,
    ['radio-group'],
  ],
  ...captioned(
    'a text that asks to choose, drawn to be pressed, behind its name',
    [
      `<div><span>Favourite fruit</span><div>${pointed}Select...</div></div></div>`,
      `<div><label>Fruit</label><div class=dropdown>${pointed}Select an option</div></div></div>`,
    ],
    ['form-row'],
  ),
  ...captioned(
    'the same, which shows nothing under the mouse, and a button for files',
    [
      '<div><span>Favourite fruit</span><div><div>Select...</div></div></div>',
      `<div><span>CV</span>${pointed}Choose a file</div></div>`,
    ],
    [],
  ),
  [
    'a button that asks to choose, behind the label of its box',
    '<label>Fruit</label><div><button type=button><div>Select location</div><span>▾</span></button></div>',
    ['aria-combobox'],
  ],
  [
    'a button that explains its label, and one that unfolds more',
    '<div><label>Company</label><span><button type=button aria-expanded=false aria-label="More info"><svg/></button></span></div><input><label>Filters</label><div><button type=button aria-expanded=false>More <svg/></button></div>',
    ['text-input'],
  ],
  [
    'the bar of an editor that says less of itself',
    '<div><div role=toolbar><button type=button aria-pressed=false>Bold</button><button type=button aria-pressed=true>Italic</button></div><div contenteditable></div></div>',
    ['editing-host'],
  ],
  [
    'the input of tags that is on show, beside the hidden one that keeps them',
    '<div class=my-tags><label for=t>Tags</label><input id=t hidden><input type=search aria-autocomplete=list></div>',
    ['aria-combobox'],
  ],
  [
    'an input in a box whose name for chips is written into a longer one',
    '<div class=xChipsInputBase><input></div>',
    ['tags-input'],
  ],
  [
    'the button of a colour picker beside a text that is kept out of sight for the form',
    '<div><button type=button aria-label="Select color" aria-haspopup=dialog aria-expanded=false></button><input tabindex=-1 value="#aabbcc" style="position: absolute; width: 1px; height: 1px; overflow: hidden; clip: rect(0px, 0px, 0px, 0px)"></div>',
    ['colour-button'],
  ],
  [
    'an input of tags that names a list which is not there',
    '<div class=tags-input><input list=null placeholder="Add one"></div>',
    ['tags-input'],
  ],
  ['an input called a picker by its placeholder alone', '<div><input placeholder=Datepicker></div>', ['picker-input']],
  ['a box and a switch with nothing in them', bareBoxes('pointer'), ['aria-check', 'aria-check']],
  ['the same, which show nothing under the mouse', bareBoxes('auto'), []],
  [
    'a toggle with its knob',
    '<div class="toggle on" style="width: 40px; height: 20px"><div class=knob></div></div>',
    ['aria-check'],
  ],
  [
    'toggles that show and hide',
    '<input type=password aria-label=Password><span class=toggle><i class=icon-eye></i></span><div class=toggle>More</div>',
    ['text-input'],
  ],
  ['a switch of no role', '<div class="x-switch"><span class="x-switch__handle">·</span></div>', ['aria-check']],
  [
    'a slider whose thumb alone takes the focus',
    '<div role=slider aria-valuemin=0 aria-valuemax=50><p tabindex=0 style="left: 0%; height: 9px"></p></div>',
    ['aria-slider'],
  ],
  [
    'a date that only the mark of its library tells',
    '<div data-scope="date-picker"><input data-scope="date-picker"></div>',
    ['picker-input'],
  ],
  [
    'an input beside the icon of a clock',
    '<div><input><button type=button><svg class="x-timepicker-icon"></svg></button></div>',
    ['picker-input'],
  ],
  [
    'an input that completes, by the name of its box',
    '<div class="x-typeahead"><input autocomplete=off></div>',
    ['aria-combobox'],
  ],
  ['an input of that name that the browser completes', '<div class="x-typeahead"><input></div>', ['text-input']],
  [
    'a track beside a thumb that takes the focus itself, and its number',
    '<div><div><div role=slider tabindex=0>·</div></div><input type=range><p><input type=number></p></div>',
    ['number-input'],
  ],
  ['boxes for a code, by their own marks', '<input data-x-pin-input>'.repeat(4), Array(4).fill('code-box')],
  [
    'a button that says it opens something and asks for a day',
    '<form><label>Stay</label><button type=button aria-expanded=false>Select date</button></form>',
    ['picker-button'],
  ],
  [
    'radio buttons that say they are boxes to tick, in a group called by what they are',
    `<div class=x-radio-group>${['A', 'B'].map((name) => `<div role=checkbox aria-checked=false class=x-radio tabindex=0>${name}</div>`).join('')}</div>`,
    ['button-choice'],
  ],
  [
    'a slider that is a box around two drawn thumbs',
    '<form><div role=slider aria-valuenow=0 class=x-slider><div class=x-slider-line style="width: 200px"><div class=x-slider-thumb style="width: 9px; height: 9px"></div><div class=x-slider-thumb style="width: 9px; height: 9px"></div></div></div></form>',
    ['drawn-slider', 'drawn-slider'],
  ],
  [
    'native radio buttons in components of a group',
    `<x-radio-group role=radiogroup>${['A', 'B'].map((name) => `<x-radio-button value=${name}><input type=radio name=x></x-radio-button>`).join('')}</x-radio-group>`,
    ['radio-group'],
  ],
  [
    'a button that sends its state with the form',
    '<button type=button aria-pressed=false>Subscribe</button><input type=hidden>',
    ['aria-check'],
  ],
  ['a row of stars', `<div class=rating>${'<i class=star>★</i>'.repeat(5)}</div>`, ['drawn-rating']],
  [
    'a wheel to be turned',
    `<div class=x-picker><div style="height: 90px; overflow: hidden"><ul class=x-wheel style="margin: 30px 0">${fruits.map((fruit) => `<li style="height: 30px">${fruit}`).join('')}</ul></div></div>`,
    ['wheel-picker'],
  ],
  ...captioned(
    'a choice told by its caption alone',
    [
      `<label>Size</label><div>${alike('<button type=button>', 'S', 'M', 'L')}</div>`,
      `<fieldset><legend>Size</legend><div>${alike('<button>', 'S', 'M', 'L')}</div></fieldset>`,
      `<div class=field-label>Plan</div><div>${alike(pointed, 'Basic', 'Pro', 'Team')}</div>`,
      `<label>Fruit</label><ul>${alike('<li style="cursor: pointer">', ...fruits)}</ul>`,
      `<label>Do you smoke?</label><div>${alike('<button type=button>', 'Yes', 'No')}</div>`,
      `<label>Size</label><div>${alike('<button type=button>', 'S', 'M', 'L')}</div><label>Extras</label>`,
      `<h3>Pick-up time</h3><div>${alike('<button type=button>', '9:00', '9:30', '10:00 am')}</div>`,
      `<span class=option-name>Size:</span><ul>${alike('<li style="cursor: pointer">', 'S', 'M', 'L')}</ul>`,
      `<p>Choose a plan</p><div>${alike('<button type=button>', 'Basic', 'Pro', 'Team')}</div>`,
      `<label>Do you smoke?</label><div>${alike('<a href="#" style="cursor: pointer">', 'Yes', 'No')}</div>`,
      `<div><div>Size</div>${alike(touched, 'S', 'M', 'L')}</div>`,
      `<div>Size</div><div>${alike(touched, 'S', 'M', 'L')}</div>`,
    ],
    ['button-choice'],
  ),
  ...captioned(
    'no choice, whatever caption stands before it',
    [
      // Texts, commands, and what belongs to a control.
      `<label>Contents</label><ul>${alike('<li>', ...fruits)}</ul>`,
      `<label>Photo</label><div>${alike('<button type=button>', 'Take', 'Upload', 'Remove')}</div>`,
      `<label>Photo</label><div>${alike('<button type=button>', 'Take', 'Upload')}</div>`,
      `<label>Report</label><div class=actions>${alike('<button type=button>', 'PDF', 'Word', 'Text')}</div>`,
      `<label>Plan</label><div>${alike('<a href=/>', 'Basic', 'Pro', 'Team')}</div>`,
      `<p>Export as:</p><div>${alike('<button type=button>', 'PDF', 'Word', 'Text')}</div>`,
      `<p>Our plans</p><div>${alike(pointed, 'Basic', 'Pro', 'Team')}</div>`,
      `<div><div>Or continue with</div>${alike(touched, 'Mail', 'Phone', 'Key')}</div>`,
      `<div>${alike(touched, 'One', 'Two', 'Three')}</div>`,
      `<label>Votes</label><div>${alike('<button type=submit>', 'One', 'Two', 'Three')}</div>`,
    ],
    [],
  ),
  [
    'a square with words behind it that takes the focus',
    `${touched}<div style="width: 20px; height: 20px; border: 1px solid"></div><div>I agree</div></div>`,
    ['aria-check'],
  ],
  [
    'a picture with words behind it that takes the focus',
    `${touched}<div style="width: 20px; height: 20px"></div><div>Take a photo</div></div>`,
    [],
  ],
  ['stars that each take the focus', `<div>${Array(5).fill(`${touched}☆</div>`).join('')}</div>`, ['drawn-rating']],
  [
    'signs beside a number that can not be typed',
    '<label>Guests</label><div><a>-</a><input readonly value=1><a>+</a></div>',
    ['stepper'],
  ],
  [
    'a date behind inputs that draw signs, in a box that calls itself a combobox',
    '<label for=d>Arrival</label><div class=dateTextBox role=combobox aria-haspopup=true><input readonly tabindex=-1 role="button presentation" value="▼"><input readonly tabindex=-1 role=presentation value="Χ"><input id=d role=textbox></div>',
    ['text-input'],
  ],
  [
    'a button of a component, beside the input that it sends',
    '<x-select><template shadowrootmode=open><div role=combobox tabindex=0 aria-haspopup=listbox aria-label=Fruit></div><input aria-hidden=true tabindex=-1></template><x-option role=option>Fern</x-option><x-option role=option>Moss</x-option></x-select>',
    ['component-select'],
  ],
  [
    'buttons above the text that they style',
    `<label>About you</label><div>${alike('<button type=button>', 'Bold', 'Italic', 'Code')}</div><textarea></textarea>`,
    ['text-input'],
  ],
  [
    'a number between two signs',
    '<label>Guests</label><div><span>-</span><span>1</span><span>+</span></div>',
    ['stepper'],
  ],
  [
    'a text that asks for a day, before its calendar',
    `<div><label>Date of travel</label><div><div>Select a date</div><div hidden>${days}</div></div></div>`,
    ['form-row'],
  ],
  [
    'a button that asks for a day, in a box that drops down',
    '<label>Birthday</label><div class=dropdown><button type=button>Set a date</button></div>',
    ['picker-button'],
  ],
];

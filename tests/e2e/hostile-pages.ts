/** Pages that do what a page should not, each with two plain fields to fill and what else must hold afterwards. */

export interface HostilePage {
  readonly name: string;
  /** What stands inside `<body>`; `fields` are the two plain fields. */
  readonly body: string;
  readonly head?: string;
  /** The closing status, where it is not “Filled 2 of 2”. */
  readonly status?: string;
  /** Values by name; `/./` stands for any text. Left out: both plain fields hold something. */
  readonly values?: Readonly<Record<string, string | RegExp>>;
  /** Where the page goes by itself when the fill is over; its values are not looked at then. */
  readonly leaves?: RegExp;
  /** Whether nothing of the page is left to be looked at. */
  readonly isEnded?: boolean;
}

export const fields = `
  <label>First name <input name="first"></label>
  <label>City <input name="city"></label>`;
const both = { first: /./, city: /./ };

const deep = 5_000;
const entries = `<script>
  const all = document.createDocumentFragment();
  for (let index = 0; index < 50000; index++) all.append(new Option('Entry ' + index, 'e' + index));
  document.querySelector('select').append(all);
</script>`;

export const hostilePages: readonly HostilePage[] = [
  {
    name: 'a form whose controls take the names of DOM properties',
    body: `<form>${fields}
      <input type="hidden" name="parentNode"><input type="hidden" name="elements"><input type="hidden" name="matches">
      <input type="hidden" name="getAttribute"><input type="hidden" name="nodeType"><input type="hidden" name="children">
      <input type="hidden" name="ownerDocument"><input type="hidden" name="closest"><input type="hidden" name="isConnected">
      <input type="hidden" name="localName"><input type="hidden" name="firstChild"><input type="hidden" name="addEventListener">
      </form><img name="body"><img name="querySelectorAll"><img name="activeElement"><img name="getElementById">`,
  },
  {
    name: 'elements and frames that have the names of our own globals',
    body: `${fields}<a id="__understudyAgent"></a><iframe name="__understudyShared"></iframe>
      <iframe name="__understudyAnswer"></iframe>
      <form id="browser"><input type="hidden" name="runtime" id="runtime"></form>`,
  },
  {
    name: 'overridden prototypes',
    body: `${fields}<script>
      const trap = { get() { throw new Error('trap'); }, set() { throw new Error('trap'); }, configurable: true };
      Object.defineProperty(HTMLInputElement.prototype, 'value', trap);
      for (const name of ['dispatchEvent', 'addEventListener']) EventTarget.prototype[name] = () => { throw new Error('trap'); };
      for (const name of ['matches', 'getAttribute', 'closest', 'querySelectorAll', 'getBoundingClientRect'])
        Element.prototype[name] = () => { throw new Error('trap'); };
      HTMLElement.prototype.focus = HTMLElement.prototype.blur = () => { throw new Error('trap'); };
      Document.prototype.querySelectorAll = Node.prototype.getRootNode = () => { throw new Error('trap'); };
      window.Event = window.InputEvent = window.KeyboardEvent = function () { throw new Error('trap'); };
      window.getComputedStyle = () => { throw new Error('trap'); };
      Array.prototype.map = Map.prototype.get = Array.prototype[Symbol.iterator] = () => { throw new Error('trap'); };
      Promise.prototype.then = JSON.stringify = () => { throw new Error('trap'); };
    </script>`,
  },
  {
    name: 'a list of 50,000 entries',
    body: `${fields}<label>Code <select name="code"><option value="">Choose</option></select></label>${entries}`,
    status: 'Filled 3 of 3',
    values: { ...both, code: /^e\d+$/ },
  },
  {
    name: 'a label of 100,000 characters',
    body: `${fields}<label>${'long words '.repeat(10_000)}<input name="long"></label>`,
    status: 'Filled 3 of 3',
    values: { ...both, long: /./ },
  },
  {
    name: 'a pattern that never ends',
    body: `${fields}<label>Code <input name="code" pattern="(((a+)+)+)+b"></label>
      <label>Other <input name="other" pattern="(x*x*x*x*x*x*)*y{1,1000000}"></label>`,
    status: 'Filled 4 of 4',
    values: { ...both, code: /^a+b$/, other: /^x*y+$/ },
  },
  {
    name: 'a field that removes itself when it gets the focus',
    body: `<label>Company <input name="shy" onfocus="this.remove()"></label>${fields}`,
    status: 'Filled 2 of 3',
  },
  {
    name: 'a form that leaves when its first field is written',
    body: `<form><label>Company <input name="company" oninput="this.form.remove()"></label>
      <label>Job title <input name="job"></label></form>${fields}`,
    status: 'Filled 2 of 4',
  },
  {
    name: 'a page that draws itself anew for ever',
    body: `${fields}<div id="clock"></div><script>
      setInterval(() => { clock.innerHTML = '<p>' + Date.now() + '</p>'.repeat(20); clock.className = 'c' + Date.now(); }, 1);
    </script>`,
  },
  {
    name: 'swallowed keys and events',
    body: `${fields}<script>
      for (const type of ['keydown', 'keypress', 'keyup', 'focus', 'focusin', 'blur', 'mousedown', 'click'])
        window.addEventListener(type, (event) => event.stopImmediatePropagation(), true);
    </script>`,
  },
  {
    name: 'a page that asks before it is left',
    body: `${fields}<script>addEventListener('beforeunload', (event) => event.preventDefault());</script>`,
  },
  {
    name: 'a form that submits itself on change',
    body: `<form action="/gone"><label>First name <input name="first" onchange="this.form.submit()"></label>
      <label>City <input name="city" onchange="this.form.requestSubmit()"></label></form>`,
    leaves: /\/gone\?first=[^&]+&city=[^&]+$/,
  },
  {
    name: 'a field that leads elsewhere when it changes',
    body: `<label>First name <input name="first" onchange="location.href = '/gone'"></label>
      <label>City <input name="city"></label>`,
    leaves: /\/gone$/,
  },
  {
    name: 'a content security policy that allows nothing',
    head: `<meta http-equiv="Content-Security-Policy" content="default-src 'none'">`,
    body: fields,
  },
  {
    name: 'trusted types',
    head: `<meta http-equiv="Content-Security-Policy" content="require-trusted-types-for 'script'; trusted-types 'none'">`,
    body: fields,
  },
  {
    name: 'a tree of 5,000 levels',
    body: `${'<div>'.repeat(deep)}${fields}${'</div>'.repeat(deep)}`,
  },
  {
    name: 'a label that looks like markup and script',
    body: `${fields}<label>&lt;img src=x onerror="document.title='run'"&gt;{{7*7}}<input name="odd"></label>`,
    status: 'Filled 3 of 3',
    values: { ...both, odd: /./ },
  },
  {
    name: 'a getter that throws on a field',
    body: `${fields}<label>Note <input name="note"></label><script>
      for (const name of ['type', 'value', 'form', 'labels', 'validity', 'name'])
        Object.defineProperty(document.querySelector('[name=note]'), name, { get() { throw new Error('trap'); } });
    </script>`,
    status: 'Filled 3 of 3',
    values: { ...both, note: /./ },
  },
  {
    name: 'limits that are absurd',
    body: `${fields}<label>Amount <input type="number" name="amount" min="NaN" max="1e999" step="0"></label>
      <label>Size <input type="number" name="size" min="-1e400" max="1e400" step="1e-400"></label>
      <label>Level <input type="range" name="level" min="1e999" max="-Infinity" step="NaN"></label>
      <label>Start date <input type="date" name="start" min="9999-99-99" max="0000-00-00" step="-1"></label>
      <label>Nickname <input name="nick" maxlength="-5" minlength="1e999" size="0"></label>
      <label>Note <textarea name="note" maxlength="99999999999999999999"></textarea></label>`,
    status: 'Filled 8 of 8',
    values: { ...both, amount: /^-?\d/, size: /^-?\d/, level: /./, start: /./, nick: /./, note: /./ },
  },
  {
    name: 'a field that throws in its own handlers',
    body: `${fields}<script>
      for (const input of document.querySelectorAll('input'))
        for (const type of ['focus', 'keydown', 'beforeinput', 'input', 'change', 'blur'])
          input.addEventListener(type, () => { throw new Error('handler'); });
    </script>`,
  },
  {
    name: 'a page that is edited as one text, its form included',
    body: `<div contenteditable>${fields}</div><script>document.body.contentEditable = 'true';</script>`,
  },
  {
    name: 'fields in a picture and in a formula',
    body: `<svg width="600" height="60"><foreignObject width="600" height="60"><div>${fields}</div></foreignObject></svg>
      <math><mtext><label>Note <input name="note"></label></mtext></math>`,
    status: 'Filled 3 of 3',
    values: { ...both, note: /./ },
  },
  {
    name: 'a field that draws itself anew, empty, at each letter',
    body: `${fields}<script>
      const draw = ({ target }) => {
        const anew = target.cloneNode();
        anew.value = '';
        anew.oninput = draw;
        target.replaceWith(anew);
      };
      document.querySelector('[name=first]').oninput = draw;
    </script>`,
    status: 'Filled 1 of 2',
    values: { first: '', city: /./ },
  },
  {
    name: 'a page that takes its root away',
    body: `${fields}<script>addEventListener('change', () => document.documentElement.remove());</script>`,
    status: 'Filled 0 of 2',
    values: {},
    isEnded: true,
  },
];

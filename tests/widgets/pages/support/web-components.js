/** Form-associated components as teams write them: one value, told to the form and by events. */
class Field extends HTMLElement {
  static formAssociated = true;
  #internals = this.attachInternals();
  #value = '';

  constructor() {
    super();
    this.#internals.setFormValue('');
  }
  get internals() {
    return this.#internals;
  }
  get value() {
    return this.#value;
  }
  take(value) {
    this.#value = value;
    this.#internals.setFormValue(value === false ? null : String(value));
    this.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
    this.dispatchEvent(new Event('change', { bubbles: true, composed: true }));
  }
}

/** An input in a shadow tree; `mode` and `delegatesFocus` as given. */
function inputField(tag, inside, options) {
  customElements.define(
    tag,
    class extends Field {
      constructor() {
        super();
        const root = this.attachShadow(options);
        root.innerHTML = inside;
        const input = root.querySelector('input, textarea');
        input.addEventListener('input', (event) => {
          event.stopPropagation();
          this.take(input.value);
        });
      }
    },
  );
}

inputField('open-input', '<input>', { mode: 'open' });

inputField('delegating-input', '<div><slot name="label"></slot><input></div>', { mode: 'open', delegatesFocus: true });

inputField('slotted-input', '<label><slot></slot> <input></label><small><slot name="help"></slot></small>', {
  mode: 'open',
});

inputField('labelled-area', '<label for="a"><span id="text"></span></label><textarea id="a"></textarea>', {
  mode: 'open',
});

/** A component in a component. */
customElements.define(
  'outer-field',
  class extends HTMLElement {
    constructor() {
      super();
      this.attachShadow({ mode: 'open' }).innerHTML = '<p>Email</p><open-input></open-input>';
    }
    get value() {
      return this.shadowRoot.querySelector('open-input').value;
    }
  },
);

/** A box that keeps role and state to itself. */
function boxField(tag, role) {
  customElements.define(
    tag,
    class extends Field {
      constructor() {
        super();
        this.attachShadow({ mode: 'open' }).innerHTML =
          '<style>:host { display: inline-block; min-width: 20px; min-height: 20px; border: 1px solid }</style><slot></slot>';
        this.internals.role = role;
        this.addEventListener('click', () => this.toggle());
        this.addEventListener('keydown', ({ key }) => key === ' ' && this.toggle());
      }
      connectedCallback() {
        this.tabIndex = 0;
        this.take(false);
      }
      toggle() {
        const isOn = this.value !== true;
        this.internals.ariaChecked = String(isOn);
        this.internals.states[isOn ? 'add' : 'delete']('checked');
        this.take(isOn);
      }
    },
  );
}

boxField('quiet-checkbox', 'checkbox');

boxField('quiet-switch', 'switch');

/** Radio buttons that keep role and state to themselves, in a group that does too. */
customElements.define(
  'quiet-radio',
  class extends HTMLElement {
    #internals = this.attachInternals();
    connectedCallback() {
      this.#internals.role = 'radio';
      this.tabIndex = 0;
      this.addEventListener('click', () => this.closest('quiet-radio-group').choose(this));
    }
    set checked(isOn) {
      this.#internals.states[isOn ? 'add' : 'delete']('checked');
    }
  },
);

customElements.define(
  'quiet-radio-group',
  class extends Field {
    connectedCallback() {
      this.internals.role = 'radiogroup';
    }
    choose(radio) {
      for (const one of this.querySelectorAll('quiet-radio')) one.checked = one === radio;
      this.take(radio.getAttribute('value'));
    }
  },
);

import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { createPortal } from 'react-dom';
import Select, { components, createFilter } from 'react-select';
import AsyncSelect from 'react-select/async';
import CreatableSelect from 'react-select/creatable';
import makeAnimated from 'react-select/animated';
import { useForm, Controller } from 'react-hook-form';
import { controlled } from '../support/react-case.jsx';
import { showCases, fruits } from '../support/cases.js';

const options = fruits.map((label) => ({ value: label.toLowerCase(), label }));

const countries = ['Austria', 'Belgium', 'Canada', 'Denmark', 'Estonia', 'France', 'Germany', 'Hungary'].map(
  (label) => ({
    value: label.slice(0, 2).toUpperCase(),
    label,
  }),
);

const named = countries.map(({ label }) => ({ value: label.toLowerCase(), label }));

const grouped = [
  {
    label: 'Colours',
    options: ['Ocean', 'Blue', 'Purple', 'Red'].map((label) => ({ value: label.toLowerCase(), label })),
  },
  {
    label: 'Flavours',
    options: ['Vanilla', 'Chocolate', 'Strawberry'].map((label) => ({ value: label.toLowerCase(), label })),
  },
];

const animated = makeAnimated();

const labelled = (label, C, props = {}) =>
  function render(v, set) {
    return (
      <div>
        <label htmlFor="s">{label}</label>
        <C inputId="s" options={options} value={v} onChange={set} {...props} />
      </div>
    );
  };

const Option = (props) => (
  <components.Option {...props}>
    <span style={{ background: '#eee', marginRight: 8 }}>★</span>
    {props.children}
  </components.Option>
);

const SingleValue = ({ children, ...props }) => (
  <components.SingleValue {...props}>🍎 {children}</components.SingleValue>
);

const Control = ({ children, ...props }) => (
  <components.Control {...props}>
    <span role="img" aria-label="basket">
      🧺
    </span>
    {children}
  </components.Control>
);

const CheckOption = (props) => (
  <div ref={props.innerRef} {...props.innerProps} style={{ padding: 8, background: props.isFocused ? '#def' : '' }}>
    <input type="checkbox" checked={props.isSelected} onChange={() => null} /> <label>{props.label}</label>
  </div>
);

/** The documentation's example of fixed options. */
function Fixed({ v, set }) {
  const onChange = (value, { action, removedValue }) => {
    if ((action === 'remove-value' || action === 'pop-value') && removedValue.isFixed) return;
    if (action === 'clear') value = v.filter((o) => o.isFixed);
    set([...value.filter((o) => o.isFixed), ...value.filter((o) => !o.isFixed)]);
  };
  const styles = {
    multiValueRemove: (base, s) => (s.data.isFixed ? { ...base, display: 'none' } : base),
  };
  return (
    <div>
      <label htmlFor="s">Favourite fruits</label>
      <Select
        inputId="s"
        isMulti
        styles={styles}
        isClearable={v.some((o) => !o.isFixed)}
        options={fixedOptions}
        value={v}
        onChange={onChange}
      />
    </div>
  );
}

const fixedOptions = options.map((o, i) => ({ ...o, isFixed: i === 0 }));

/** The documentation's popout example: a button opens the list in a box under it. */
function Popout({ v, set }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div style={{ position: 'relative' }}>
      <button type="button" aria-expanded={isOpen} onClick={() => setOpen((o) => !o)}>
        {v ? v.label : 'Select a country'}
      </button>
      {isOpen && (
        <>
          <div
            style={{ background: 'white', boxShadow: '0 2px 6px #0004', marginTop: 8, position: 'absolute', zIndex: 2 }}
          >
            <Select
              autoFocus
              backspaceRemovesValue={false}
              components={{ DropdownIndicator: null, IndicatorSeparator: null }}
              controlShouldRenderValue={false}
              hideSelectedOptions={false}
              isClearable={false}
              menuIsOpen
              onChange={(x) => {
                set(x);
                setOpen(false);
              }}
              options={countries}
              placeholder="Search..."
              styles={{
                control: (p) => ({ ...p, minWidth: 240, margin: 8 }),
                menu: () => ({ boxShadow: 'inset 0 1px 0 #0001' }),
              }}
              tabSelectsValue={false}
              value={v}
            />
          </div>
          <div
            style={{ bottom: 0, left: 0, top: 0, right: 0, position: 'fixed', zIndex: 1 }}
            onClick={() => setOpen(false)}
          />
        </>
      )}
    </div>
  );
}

function Modal({ v, set }) {
  return createPortal(
    <div
      role="dialog"
      aria-modal="true"
      aria-label="Order"
      style={{ position: 'fixed', inset: 40, background: '#fff', overflow: 'auto', padding: 20, border: '1px solid' }}
    >
      <h2>Your order</h2>
      <label htmlFor="s">Favourite fruit</label>
      <Select
        inputId="s"
        options={options}
        value={v}
        onChange={set}
        isClearable
        menuPortalTarget={document.body}
        menuPosition="fixed"
      />
    </div>,
    document.body,
  );
}

/** A form with a Controller that keeps the plain value, required, validated on blur. */
function hookForm(defaults, render) {
  return (root) => {
    let get;
    function Case() {
      const form = useForm({ defaultValues: defaults, mode: 'onBlur' });
      get = form.getValues;
      return (
        <form onSubmit={form.handleSubmit(() => {})}>
          {render(form)}
          <button type="submit">Send</button>
        </form>
      );
    }
    createRoot(root).render(<Case />);
    return { state: () => get() };
  };
}

const load = (pool) => (text, done) =>
  void setTimeout(() => done(pool.filter((o) => o.label.toLowerCase().includes(text.toLowerCase()))), 600);

showCases({
  grouped: { undo: false, show: controlled(null, labelled('Favourite flavour', Select, { options: grouped })) },
  'disabled options': {
    undo: false,
    show: controlled(
      null,
      labelled('Favourite fruit', Select, {
        isOptionDisabled: (o) => ['apple', 'banana', 'cherry', 'fig'].includes(o.value),
      }),
    ),
  },
  'multi stays open': controlled(
    [],
    labelled('Favourite fruits', Select, { isMulti: true, closeMenuOnSelect: false, hideSelectedOptions: false }),
  ),
  'multi animated': controlled(
    [],
    labelled('Favourite fruits', Select, { isMulti: true, closeMenuOnSelect: false, components: animated }),
  ),
  'multi fixed': controlled([fixedOptions[0]], (v, set) => <Fixed v={v} set={set} />),
  'multi check boxes': controlled(
    [],
    labelled('Favourite fruits', Select, {
      isMulti: true,
      closeMenuOnSelect: false,
      hideSelectedOptions: false,
      components: { Option: CheckOption },
    }),
  ),
  'custom parts': {
    undo: false,
    show: controlled(null, labelled('Favourite fruit', Select, { components: { Option, SingleValue, Control } })),
  },
  'format option label': controlled(
    null,
    labelled('Country', Select, {
      options: countries,
      isClearable: true,
      formatOptionLabel: (o) => (
        <div style={{ display: 'flex' }}>
          <div>{o.label}</div>
          <div style={{ marginLeft: 10, color: '#ccc' }}>{o.value}</div>
        </div>
      ),
    }),
  ),
  'multi not searchable': controlled([], labelled('Favourite fruits', Select, { isMulti: true, isSearchable: false })),
  'async multi slow': controlled(
    [],
    labelled('Countries', AsyncSelect, { options: undefined, isMulti: true, loadOptions: load(countries) }),
  ),
  'async with first options': controlled(
    null,
    labelled('Country', AsyncSelect, {
      options: undefined,
      cacheOptions: true,
      defaultOptions: true,
      isClearable: true,
      loadOptions: load(countries),
    }),
  ),
  'creatable slow': controlled(null, (v, set) => {
    const [isLoading, setLoading] = useState(false);
    const [own, setOwn] = useState(options);
    return (
      <div>
        <label htmlFor="s">Favourite fruit</label>
        <CreatableSelect
          inputId="s"
          isClearable
          isDisabled={isLoading}
          isLoading={isLoading}
          options={own}
          value={v}
          onChange={set}
          onCreateOption={(label) => {
            setLoading(true);
            setTimeout(() => {
              const made = { value: label.toLowerCase(), label };
              setLoading(false);
              setOwn((all) => [...all, made]);
              set(made);
            }, 500);
          }}
        />
      </div>
    );
  }),
  popout: { undo: false, show: controlled(null, (v, set) => <Popout v={v} set={set} />) },
  'in a modal': controlled(null, (v, set) => <Modal v={v} set={set} />),
  'hook form controller': {
    undo: false,
    show: hookForm({ country: '' }, ({ control, formState: { errors } }) => (
      <>
        <label htmlFor="country">Country</label>
        <Controller
          name="country"
          control={control}
          rules={{ required: 'Choose a country' }}
          render={({ field: { onChange, onBlur, value, name, ref } }) => (
            <Select
              ref={ref}
              name={name}
              inputId="country"
              options={named}
              value={named.find((c) => c.value === value) ?? null}
              onChange={(o) => onChange(o?.value ?? '')}
              onBlur={onBlur}
            />
          )}
        />
        <p role="alert">{errors.country?.message}</p>
      </>
    )),
  },
  'opened above, long list': controlled(
    null,
    labelled('Year built', Select, {
      menuPlacement: 'top',
      filterOption: createFilter({ matchFrom: 'start' }),
      isClearable: true,
      options: Array.from({ length: 120 }, (_, i) => ({ value: 1906 + i, label: String(1906 + i) })),
    }),
  ),
  'prefilled, right to left': controlled(options[2], labelled('Favourite fruit', Select, { isRtl: true })),
  'remounted by key': controlled(null, (v, set) => (
    <div>
      <label htmlFor="s">Favourite fruit</label>
      <Select key={v?.value ?? ''} inputId="s" options={options} defaultValue={v} onChange={set} isClearable />
    </div>
  )),
  'label beside, no id': {
    undo: false,
    show: controlled(null, (v, set) => (
      <div>
        <label id="who">Favourite fruit</label>
        <Select
          aria-labelledby="who"
          classNamePrefix="rs"
          unstyled
          options={options}
          value={v}
          onChange={set}
          name="fruit"
          required
        />
      </div>
    )),
  },
  dependent: {
    undo: false,
    show: controlled({ group: null, item: null }, (v, set) => (
      <div>
        <label htmlFor="g">Category</label>
        <Select
          inputId="g"
          options={grouped.map((g) => ({ value: g.label, label: g.label }))}
          value={v.group}
          onChange={(group) => set({ group, item: null })}
        />
        <label htmlFor="i">Item</label>
        <Select
          inputId="i"
          isDisabled={!v.group}
          options={grouped.find((g) => g.label === v.group?.value)?.options ?? []}
          value={v.item}
          onChange={(item) => set((now) => ({ ...now, item }))}
        />
      </div>
    )),
  },
});

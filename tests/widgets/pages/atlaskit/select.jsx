import Form, { Field } from '@atlaskit/form';
import Select, { CheckboxSelect, CountrySelect, CreatableSelect, PopupSelect, RadioSelect } from '@atlaskit/select';
import { fruits, showCases } from '../support/cases.js';
import { labelled, controlled } from '../support/atlaskit.jsx';

const options = fruits.map((label) => ({ label, value: label.toLowerCase() }));
const optionOf = (value) => options.find((one) => one.value === value) ?? null;
const values = (chosen) => (chosen ?? []).map(({ value }) => value);

showCases({
  select: {
    undo: false,
    show: labelled('Favourite fruit', null, (value, set) => (
      <Select
        inputId="field"
        options={options}
        value={optionOf(value)}
        onChange={(one) => set(one.value)}
        placeholder=""
      />
    )),
  },
  'select clearable': labelled('Favourite fruit', null, (value, set) => (
    <Select
      inputId="field"
      isClearable
      options={options}
      value={optionOf(value)}
      onChange={(one) => set(one?.value ?? null)}
      placeholder="Choose a fruit"
    />
  )),
  'select in a form': controlled(null, (value, set) => (
    <Form onSubmit={() => undefined}>
      {({ formProps }) => (
        <div {...formProps}>
          <Field name="fruit" label="Favourite fruit" defaultValue={null}>
            {({ fieldProps: { id, ...props } }) => (
              <Select
                {...props}
                inputId={id}
                options={options}
                onChange={(one) => {
                  props.onChange(one);
                  set(one?.value ?? null);
                }}
                isClearable
              />
            )}
          </Field>
        </div>
      )}
    </Form>
  )),
  multiple: labelled('Favourite fruits', [], (value, set) => (
    <Select
      inputId="field"
      isMulti
      options={options}
      value={value.map(optionOf)}
      onChange={(some) => set(values(some))}
    />
  )),
  'checkbox select': labelled('Favourite fruits', [], (value, set) => (
    <CheckboxSelect
      inputId="field"
      options={options}
      value={value.map(optionOf)}
      onChange={(some) => set(values(some))}
      placeholder="Choose fruits"
    />
  )),
  'radio select': {
    undo: false,
    show: labelled('Favourite fruit', null, (value, set) => (
      <RadioSelect inputId="field" options={options} value={optionOf(value)} onChange={(one) => set(one.value)} />
    )),
  },
  'country select': labelled('Country', null, (value, set) => (
    <CountrySelect inputId="field" isClearable onChange={(one) => set(one ? `${one.abbr} ${one.name}` : null)} />
  )),
  creatable: labelled('Favourite fruit', null, (value, set) => (
    <CreatableSelect inputId="field" isClearable options={options} onChange={(one) => set(one?.value ?? null)} />
  )),
  'popup select': {
    undo: false,
    show: controlled(null, (value, set) => (
      <>
        <h4>Favourite fruit</h4>
        <PopupSelect
          options={options}
          value={optionOf(value)}
          onChange={(one) => set(one.value)}
          label="Favourite fruit"
          target={({ isOpen, ...props }) => (
            <button type="button" {...props}>
              {optionOf(value)?.label ?? 'Choose a fruit'}
            </button>
          )}
        />
      </>
    )),
  },
});

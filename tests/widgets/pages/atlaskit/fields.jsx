import Checkbox from '@atlaskit/checkbox';
import Form, { CheckboxField, Field, Fieldset, RangeField } from '@atlaskit/form';
import { Radio, RadioGroup } from '@atlaskit/radio';
import Range from '@atlaskit/range';
import TextArea from '@atlaskit/textarea';
import Textfield from '@atlaskit/textfield';
import Toggle from '@atlaskit/toggle';
import { showCases } from '../support/cases.js';
import { controlled, labelled } from '../support/atlaskit.jsx';

const sizes = ['Small', 'Medium', 'Large'].map((label) => ({ label, value: label.toLowerCase(), name: 'size' }));

showCases({
  textfield: labelled('Full name', '', (value, set) => (
    <Textfield id="field" value={value} onChange={(event) => set(event.target.value)} />
  )),
  'textfield in a form': controlled('', (value, set) => (
    <Form onSubmit={() => undefined}>
      <Field name="email" label="Email" isRequired defaultValue="">
        {({ fieldProps }) => (
          <Textfield
            {...fieldProps}
            onChange={(event) => {
              fieldProps.onChange(event);
              set(event.target.value);
            }}
          />
        )}
      </Field>
    </Form>
  )),
  textarea: labelled('Message', '', (value, set) => (
    <TextArea id="field" value={value} onChange={(event) => set(event.target.value)} resize="smart" />
  )),
  checkbox: controlled(false, (value, set) => (
    <Checkbox
      isChecked={value}
      onChange={(event) => set(event.target.checked)}
      label="I accept the terms"
      name="terms"
    />
  )),
  'checkbox in a form': controlled([], (value, set) => (
    <Form onSubmit={() => undefined}>
      <Fieldset legend="Toppings">
        {['Cheese', 'Ham', 'Olives'].map((one) => (
          <CheckboxField key={one} name="toppings" value={one}>
            {({ fieldProps }) => (
              <Checkbox
                {...fieldProps}
                label={one}
                onChange={(event) => {
                  fieldProps.onChange(event);
                  set((some) => (event.target.checked ? [...some, one] : some.filter((other) => other !== one)));
                }}
              />
            )}
          </CheckboxField>
        ))}
      </Fieldset>
    </Form>
  )),
  toggle: labelled('Express delivery', false, (value, set) => (
    <Toggle id="field" isChecked={value} onChange={(event) => set(event.target.checked)} />
  )),
  'radio group': {
    undo: false,
    show: controlled(null, (value, set) => (
      <>
        <span id="legend">Size</span>
        <RadioGroup
          aria-labelledby="legend"
          options={sizes}
          value={value}
          onChange={(event) => set(event.currentTarget.value)}
        />
      </>
    )),
  },
  'single radios': {
    undo: false,
    show: controlled(null, (value, set) => (
      <fieldset>
        <legend>Size</legend>
        {sizes.map((one) => (
          <Radio
            key={one.value}
            {...one}
            isChecked={value === one.value}
            onChange={(event) => set(event.currentTarget.value)}
          />
        ))}
      </fieldset>
    )),
  },
  range: labelled('Volume', 20, (value, set) => <Range id="field" value={value} onChange={set} step={1} />),
  'range in a form': controlled(50, (value, set) => (
    <Form onSubmit={() => undefined}>
      <RangeField name="volume" label="Volume" defaultValue={50}>
        {({ fieldProps }) => (
          <Range
            {...fieldProps}
            onChange={(next) => {
              fieldProps.onChange(next);
              set(next);
            }}
          />
        )}
      </RangeField>
    </Form>
  )),
});

import { surface } from '../support/shadcn.jsx';
import { createRoot } from 'react-dom/client';
import { Label, RadioGroup, Select, Switch } from 'radix-ui';
import { Controller, useForm } from 'react-hook-form';
import { showCases, fruits } from '../support/cases.js';

const box = { width: 20, height: 20, border: '1px solid', padding: 0 };

const Item = ({ value, children, ...props }) => (
  <Select.Item value={value} {...props}>
    <Select.ItemText>{children}</Select.ItemText>
    <Select.ItemIndicator>✓</Select.ItemIndicator>
  </Select.Item>
);

const Content = ({ children, ...props }) => (
  <Select.Portal>
    <Select.Content style={surface} {...props}>
      <Select.ScrollUpButton>▲</Select.ScrollUpButton>
      <Select.Viewport>{children}</Select.Viewport>
      <Select.ScrollDownButton>▼</Select.ScrollDownButton>
    </Select.Content>
  </Select.Portal>
);

const Trigger = ({ placeholder, ...props }) => (
  <Select.Trigger {...props}>
    <Select.Value placeholder={placeholder} />
    <Select.Icon>▾</Select.Icon>
  </Select.Trigger>
);

function hookForm(root) {
  let get;
  function Case() {
    const form = useForm({ defaultValues: { plan: '', terms: false, marketing: false, fruit: '' }, mode: 'onBlur' });
    get = form.getValues;
    const { control } = form;
    return (
      <form onSubmit={form.handleSubmit(() => {})}>
        <Controller
          control={control}
          name="plan"
          render={({ field }) => (
            <fieldset>
              <legend>Plan</legend>
              <RadioGroup.Root onValueChange={field.onChange} defaultValue={field.value} aria-label="Plan">
                {['basic', 'pro'].map((x) => (
                  <div key={x}>
                    <RadioGroup.Item value={x} id={x} style={box}>
                      <RadioGroup.Indicator>•</RadioGroup.Indicator>
                    </RadioGroup.Item>
                    <Label.Root htmlFor={x}>{x}</Label.Root>
                  </div>
                ))}
              </RadioGroup.Root>
            </fieldset>
          )}
        />
        <Controller
          control={control}
          name="fruit"
          rules={{ required: 'Select a fruit' }}
          render={({ field, fieldState }) => (
            <div>
              <label htmlFor="fruit">Favourite fruit</label>
              <Select.Root onValueChange={field.onChange} defaultValue={field.value}>
                <Trigger
                  id="fruit"
                  placeholder="Select a fruit"
                  onBlur={field.onBlur}
                  aria-invalid={!!fieldState.error}
                />
                <Content position="popper">
                  {fruits.map((f) => (
                    <Item key={f} value={f.toLowerCase()}>
                      {f}
                    </Item>
                  ))}
                </Content>
              </Select.Root>
            </div>
          )}
        />
        <Controller
          control={control}
          name="marketing"
          render={({ field }) => (
            <div>
              <Label.Root htmlFor="m">Marketing emails</Label.Root>
              <Switch.Root
                id="m"
                checked={field.value}
                onCheckedChange={field.onChange}
                style={{ width: 40, height: 20 }}
              >
                <Switch.Thumb />
              </Switch.Root>
            </div>
          )}
        />
      </form>
    );
  }
  createRoot(root).render(<Case />);
  return { state: () => get() };
}

showCases({
  form: { undo: false, show: hookForm },
});

import {
  Checkbox,
  ChoiceGroup,
  ColorPicker,
  ComboBox,
  DatePicker,
  Dropdown,
  Fabric,
  initializeIcons,
  Rating,
  Slider,
  SpinButton,
  Stack,
  TagPicker,
  TextField,
  TimePicker,
  Toggle,
  SwatchColorPicker,
  Label,
  getColorFromString,
} from '@fluentui/react';
import { controlled } from '../support/react-case.jsx';
import { showCases, fruits } from '../support/cases.js';

initializeIcons('/fonts/', { disableWarnings: true });
const options = fruits.map((text) => ({ key: text.toLowerCase(), text }));
const tags = fruits.map((name) => ({ key: name.toLowerCase(), name }));
const C = ({ children }) => <Stack tokens={{ childrenGap: 15 }}>{children}</Stack>;

showCases(
  {
    text: controlled('', (v, set) => (
      <C>
        <TextField label="First name" value={v} onChange={(_, x) => set(x ?? '')} />
      </C>
    )),
    'text multiline': controlled('', (v, set) => (
      <C>
        <TextField label="Comments" multiline autoAdjustHeight value={v} onChange={(_, x) => set(x ?? '')} />
      </C>
    )),
    dropdown: controlled(null, (v, set) => (
      <C>
        <Dropdown
          label="Favourite fruit"
          placeholder="Select an option"
          options={options}
          selectedKey={v}
          onChange={(_, o) => set(o.key)}
        />
      </C>
    )),
    'dropdown multi': controlled([], (v, set) => (
      <C>
        <Dropdown
          label="Favourite fruits"
          placeholder="Select options"
          multiSelect
          options={options}
          selectedKeys={v}
          onChange={(_, o) => set(o.selected ? [...v, o.key] : v.filter((k) => k !== o.key))}
        />
      </C>
    )),
    combobox: controlled(null, (v, set) => (
      <C>
        <ComboBox label="Favourite fruit" options={options} selectedKey={v} onChange={(_, o) => set(o?.key ?? null)} />
      </C>
    )),
    'combobox freeform': controlled(null, (v, set) => (
      <C>
        <ComboBox
          label="Favourite fruit"
          allowFreeform
          autoComplete="on"
          options={options}
          selectedKey={v?.key ?? null}
          text={v?.text}
          onChange={(_, o, __, text) => set(o ? { key: o.key, text: o.text } : text ? { key: null, text } : null)}
        />
      </C>
    )),
    'combobox multi': controlled([], (v, set) => (
      <C>
        <ComboBox
          label="Favourite fruits"
          multiSelect
          options={options}
          selectedKey={v}
          onChange={(_, o) => set(o.selected ? [...v, o.key] : v.filter((k) => k !== o.key))}
        />
      </C>
    )),
    date: controlled(null, (v, set) => (
      <C>
        <DatePicker
          label="Check-in date"
          placeholder="Select a date..."
          ariaLabel="Select a date"
          value={v ?? undefined}
          onSelectDate={(d) => set(d ?? null)}
        />
      </C>
    )),
    'date text input': controlled(null, (v, set) => (
      <C>
        <DatePicker label="Start date" allowTextInput value={v ?? undefined} onSelectDate={(d) => set(d ?? null)} />
      </C>
    )),
    time: controlled(null, (v, set) => (
      <C>
        <TimePicker
          label="Appointment time"
          increments={30}
          useHour12
          value={v ?? undefined}
          onChange={(_, t) => set(t ?? null)}
        />
      </C>
    )),
    choice: controlled(null, (v, set) => (
      <C>
        <ChoiceGroup
          label="Meal preference"
          options={[
            { key: 'beef', text: 'Beef' },
            { key: 'fish', text: 'Fish' },
            { key: 'veg', text: 'Vegetarian' },
          ]}
          selectedKey={v}
          onChange={(_, o) => set(o.key)}
        />
      </C>
    )),
    checkbox: controlled(false, (v, set) => (
      <C>
        <Checkbox label="I agree to the terms" checked={v} onChange={(_, x) => set(!!x)} />
      </C>
    )),
    toggle: controlled(false, (v, set) => (
      <C>
        <Toggle
          label="Subscribe to the newsletter"
          onText="On"
          offText="Off"
          checked={v}
          onChange={(_, x) => set(!!x)}
        />
      </C>
    )),
    slider: controlled(20, (v, set) => (
      <C>
        <Slider label="Volume" min={0} max={50} step={5} showValue value={v} onChange={set} />
      </C>
    )),
    'slider range': controlled([10, 90], (v, set) => (
      <C>
        <Slider
          ranged
          label="Price range"
          min={0}
          max={100}
          value={v[1]}
          lowerValue={v[0]}
          onChange={(_, r) => r && set(r)}
        />
      </C>
    )),
    spin: controlled('1', (v, set) => (
      <C>
        <SpinButton
          label="Number of guests"
          value={v}
          min={1}
          max={10}
          step={1}
          incrementButtonAriaLabel="Increase"
          decrementButtonAriaLabel="Decrease"
          onChange={(_, x) => set(x)}
        />
      </C>
    )),
    tags: controlled([], (v, set) => (
      <C>
        <div>
          <label htmlFor="picker">Favourite fruits</label>
          <TagPicker
            selectedItems={v}
            onResolveSuggestions={(f, chosen) =>
              f
                ? tags.filter(
                    (t) => t.name.toLowerCase().startsWith(f.toLowerCase()) && !chosen.some((c) => c.key === t.key),
                  )
                : []
            }
            onEmptyResolveSuggestions={(chosen) => tags.filter((t) => !chosen.some((c) => c.key === t.key))}
            getTextFromItem={(t) => t.name}
            pickerSuggestionsProps={{
              suggestionsHeaderText: 'Suggested fruits',
              noResultsFoundText: 'No fruits found',
            }}
            onChange={(items) => set(items ?? [])}
            inputProps={{ id: 'picker' }}
          />
        </div>
      </C>
    )),
    colour: controlled('#ffffff', (v, set) => (
      <C>
        <div>
          <Label>Favourite colour</Label>
          <ColorPicker color={v} onChange={(_, c) => set(c.str)} alphaType="none" showPreview />
        </div>
      </C>
    )),
    rating: controlled(0, (v, set) => (
      <C>
        <Rating
          max={5}
          allowZeroStars
          rating={v}
          onChange={(_, r) => set(r)}
          ariaLabel="Your rating"
          ariaLabelFormat="{0} of {1} stars"
        />
      </C>
    )),
  },
  ['dropdown', 'choice', 'time', 'combobox', 'date', 'rating'],
);

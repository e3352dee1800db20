import { BaseProvider, LightTheme } from 'baseui';
import { FormControl } from 'baseui/form-control';
import { Client } from 'styletron-engine-atomic';
import { Provider } from 'styletron-react';
import { controlled } from './react-case.jsx';
import { fruits } from './cases.js';

const engine = new Client();

/** A case of one labelled control. */
export const base = (initial, label, render, extra) =>
  controlled(
    initial,
    (value, set) => (
      <Provider value={engine}>
        <BaseProvider theme={LightTheme}>
          <FormControl label={label}>{render(value, set)}</FormControl>
        </BaseProvider>
      </Provider>
    ),
    extra,
  );

export const options = fruits.map((fruit) => ({ id: fruit.toLowerCase(), label: fruit }));

import '@atlaskit/css-reset';
import { Label } from '@atlaskit/form';
import { controlled } from './react-case.jsx';

export { controlled };

/** A case with one field, whose control has the id `field`. */
export const labelled = (label, initial, render) =>
  controlled(initial, (value, set) => (
    <>
      <Label htmlFor="field">{label}</Label>
      {render(value, set)}
    </>
  ));

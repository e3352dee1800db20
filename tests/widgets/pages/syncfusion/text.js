import {
  ColorPicker,
  MaskedTextBox,
  NumericTextBox,
  OtpInput,
  Rating,
  Slider,
  TextArea,
  TextBox,
  Uploader,
} from '@syncfusion/ej2-inputs';
import { ej2 } from '../support/syncfusion.js';
import { showCases } from '../support/cases.js';

const div = '<div id="widget"></div>';

showCases({
  'text box': ej2('First name', TextBox),
  'text box float label': ej2('', TextBox, { placeholder: 'Last name', floatLabelType: 'Auto' }),
  'text area': ej2('Message', TextArea, {}, '<textarea id="widget"></textarea>'),
  'numeric text box': ej2('Quantity', NumericTextBox, { min: 0, max: 100, format: 'n0' }),
  'currency text box': ej2('Price', NumericTextBox, { format: 'c2' }),
  'masked text box': ej2('Phone number', MaskedTextBox, { mask: '(999) 999-9999' }),
  otp: ej2('Verification code', OtpInput, { length: 6 }, div),
  rating: ej2('Your rating', Rating),
  slider: ej2('Volume', Slider, { min: 0, max: 100, value: 30 }, div),
  'range slider': ej2('Price range', Slider, { type: 'Range', value: [20, 80] }, div),
  'color picker': ej2('Colour', ColorPicker, {}, '<input id="widget" type="color">'),
  uploader: {
    undo: false,
    show: (root) => {
      const shown = ej2(
        'Attachments',
        Uploader,
        { autoUpload: false },
        '<input id="widget" type="file" name="files">',
        'filesData',
      )(root);
      return { state: () => (shown.state() ?? []).map(({ name }) => name) };
    },
  },
});

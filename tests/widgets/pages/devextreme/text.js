import ColorBox from 'devextreme/ui/color_box';
import FileUploader from 'devextreme/ui/file_uploader';
import NumberBox from 'devextreme/ui/number_box';
import RangeSlider from 'devextreme/ui/range_slider';
import Slider from 'devextreme/ui/slider';
import TextArea from 'devextreme/ui/text_area';
import TextBox from 'devextreme/ui/text_box';
import { dx } from '../support/devextreme.js';
import { showCases } from '../support/cases.js';

showCases({
  'text box': dx('First name', TextBox),
  'text box mask': dx('Phone number', TextBox, { mask: '+1 (000) 000-0000' }),
  'password box': dx('Password', TextBox, { mode: 'password' }),
  'text area': dx('Message', TextArea),
  'number box': dx('Quantity', NumberBox, { min: 0, max: 100, showSpinButtons: true }),
  'number box currency': dx('Price', NumberBox, { format: '$ #,##0.##' }),
  slider: dx('Volume', Slider, { min: 0, max: 100, value: 30 }),
  'range slider': dx('Price range', RangeSlider, { start: 20, end: 80 }),
  'color box': dx('Colour', ColorBox),
  'file uploader': {
    undo: false,
    show: (root) => {
      const shown = dx('Attachments', FileUploader, { uploadMode: 'useForm', name: 'files' })(root);
      return { state: () => shown.state().map(({ name }) => name) };
    },
  },
});

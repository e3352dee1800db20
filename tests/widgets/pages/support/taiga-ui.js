import 'zone.js';
import '@angular/compiler';
import { Component, provideZoneChangeDetection } from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';
import { FormControl, FormsModule, ReactiveFormsModule } from '@angular/forms';
import {
  TuiCheckbox,
  TuiDataList,
  TuiFilterByInputPipe,
  TuiIcon,
  TuiInput,
  TuiLabel,
  TuiRadio,
  TuiRoot,
  TuiSlider,
  TuiTextfield,
  provideTaiga,
} from '@taiga-ui/core';
import {
  TuiCalendarMonth,
  TuiChevron,
  TuiComboBox,
  TuiDataListWrapper,
  TuiFilter,
  TuiInputChip,
  TuiInputColor,
  TuiInputDate,
  TuiInputDateRange,
  TuiInputDateTime,
  TuiInputMonth,
  TuiInputNumber,
  TuiInputPhone,
  TuiInputPhoneInternational,
  TuiInputPin,
  TuiInputRange,
  TuiInputSlider,
  TuiInputTime,
  TuiInputYear,
  TuiMultiSelect,
  TuiPassword,
  TuiRadioList,
  TuiRange,
  TuiRating,
  TuiSegmented,
  TuiSelect,
  TuiSwitch,
  TuiTextarea,
} from '@taiga-ui/kit';
import '@taiga-ui/styles/taiga-ui-theme.less';
import { fruits } from './cases.js';

const imports = [
  FormsModule,
  ReactiveFormsModule,
  TuiCalendarMonth,
  TuiCheckbox,
  TuiChevron,
  TuiComboBox,
  TuiDataList,
  TuiDataListWrapper,
  TuiFilter,
  TuiFilterByInputPipe,
  TuiIcon,
  TuiInput,
  TuiInputChip,
  TuiInputColor,
  TuiInputDate,
  TuiInputDateRange,
  TuiInputDateTime,
  TuiInputMonth,
  TuiInputNumber,
  TuiInputPhone,
  TuiInputPhoneInternational,
  TuiInputPin,
  TuiInputRange,
  TuiInputSlider,
  TuiInputTime,
  TuiInputYear,
  TuiLabel,
  TuiMultiSelect,
  TuiPassword,
  TuiRadio,
  TuiRadioList,
  TuiRange,
  TuiRating,
  TuiRoot,
  TuiSegmented,
  TuiSelect,
  TuiSlider,
  TuiSwitch,
  TuiTextarea,
  TuiTextfield,
];

/** A case whose model is a form control named `field`; `more` are further members of the component. */
export function taiga(initial, inner, { more = {}, providers = [], ...extra } = {}) {
  return (root) => {
    void root;
    const field = new FormControl(initial);
    class Case {
      field = field;
      fruits = fruits;
      constructor() {
        Object.assign(this, more);
      }
    }
    Component({
      selector: 'main',
      standalone: true,
      imports,
      template: `<tui-root><form>${inner}<button type="submit">Send</button></form></tui-root>`,
    })(Case);
    bootstrapApplication(Case, { providers: [provideZoneChangeDetection(), provideTaiga(), ...providers] });
    return { state: () => field.value, ...extra };
  };
}

export const inTextfield = (label, inner, attributes = '') =>
  `<tui-textfield ${attributes}><label tuiLabel>${label}</label>${inner}</tui-textfield>`;

import '@ionic/core/css/core.css';
import '@ionic/core/css/normalize.css';
import '@ionic/core/css/structure.css';
import { initialize } from '@ionic/core/components';
import { defineCustomElement as defineActionSheet } from '@ionic/core/components/ion-action-sheet.js';
import { defineCustomElement as defineAlert } from '@ionic/core/components/ion-alert.js';
import { defineCustomElement as defineCheckbox } from '@ionic/core/components/ion-checkbox.js';
import { defineCustomElement as defineInput } from '@ionic/core/components/ion-input.js';
import { defineCustomElement as defineOtp } from '@ionic/core/components/ion-input-otp.js';
import { defineCustomElement as defineItem } from '@ionic/core/components/ion-item.js';
import { defineCustomElement as defineLabel } from '@ionic/core/components/ion-label.js';
import { defineCustomElement as defineModal } from '@ionic/core/components/ion-modal.js';
import { defineCustomElement as definePopover } from '@ionic/core/components/ion-popover.js';
import { defineCustomElement as defineRadio } from '@ionic/core/components/ion-radio.js';
import { defineCustomElement as defineRadioGroup } from '@ionic/core/components/ion-radio-group.js';
import { defineCustomElement as defineRange } from '@ionic/core/components/ion-range.js';
import { defineCustomElement as defineSearchbar } from '@ionic/core/components/ion-searchbar.js';
import { defineCustomElement as defineSegment } from '@ionic/core/components/ion-segment.js';
import { defineCustomElement as defineSegmentButton } from '@ionic/core/components/ion-segment-button.js';
import { defineCustomElement as defineSelect } from '@ionic/core/components/ion-select.js';
import { defineCustomElement as defineSelectOption } from '@ionic/core/components/ion-select-option.js';
import { defineCustomElement as defineTextarea } from '@ionic/core/components/ion-textarea.js';
import { defineCustomElement as defineToggle } from '@ionic/core/components/ion-toggle.js';
import { component, valueOf } from './component-case.js';

initialize({ mode: 'md' });

for (const define of [
  defineActionSheet,
  defineAlert,
  defineCheckbox,
  defineInput,
  defineOtp,
  defineItem,
  defineLabel,
  defineModal,
  definePopover,
  defineRadio,
  defineRadioGroup,
  defineRange,
  defineSearchbar,
  defineSegment,
  defineSegmentButton,
  defineSelect,
  defineSelectOption,
  defineTextarea,
  defineToggle,
])
  define();

export const ion = (markup, read = valueOf, extra = {}) =>
  component(markup, read, { events: ['ionInput', 'ionChange'], ...extra });

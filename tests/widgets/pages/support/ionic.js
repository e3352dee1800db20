import '@ionic/core/css/core.css';
import '@ionic/core/css/normalize.css';
import '@ionic/core/css/structure.css';
import { initialize } from '@ionic/core/components';
import { defineCustomElement as defineButton } from '@ionic/core/components/ion-button.js';
import { defineCustomElement as defineButtons } from '@ionic/core/components/ion-buttons.js';
import { defineCustomElement as defineDatetime } from '@ionic/core/components/ion-datetime.js';
import { defineCustomElement as defineDatetimeButton } from '@ionic/core/components/ion-datetime-button.js';
import { defineCustomElement as defineItem } from '@ionic/core/components/ion-item.js';
import { defineCustomElement as defineLabel } from '@ionic/core/components/ion-label.js';
import { defineCustomElement as defineModal } from '@ionic/core/components/ion-modal.js';
import { defineCustomElement as definePicker } from '@ionic/core/components/ion-picker.js';
import { defineCustomElement as definePickerColumn } from '@ionic/core/components/ion-picker-column.js';
import { defineCustomElement as definePickerColumnOption } from '@ionic/core/components/ion-picker-column-option.js';
import { component, valueOf } from './component-case.js';

initialize({ mode: 'ios' });

for (const define of [
  defineButton,
  defineButtons,
  defineDatetime,
  defineDatetimeButton,
  defineItem,
  defineLabel,
  defineModal,
  definePicker,
  definePickerColumn,
  definePickerColumnOption,
])
  define();

export const ion = (markup, extra = {}) => component(markup, valueOf, { events: ['ionChange'], ...extra });

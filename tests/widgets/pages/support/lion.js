import '@lion/ui/define/lion-input.js';
import '@lion/ui/define/lion-textarea.js';
import '@lion/ui/define/lion-checkbox.js';
import '@lion/ui/define/lion-select-rich.js';
import '@lion/ui/define/lion-option.js';
import '@lion/ui/define/lion-combobox.js';
import '@lion/ui/define/lion-input-date.js';
import '@lion/ui/define/lion-input-datepicker.js';
import '@lion/ui/define/lion-input-amount.js';
import '@lion/ui/define/lion-input-stepper.js';
import '@lion/ui/define/lion-input-email.js';
import '@lion/ui/define/lion-switch.js';

export const mv = (h) => (h.modelValue instanceof Date ? h.modelValue.toISOString() : h.modelValue);

export const ev = { events: ['model-value-changed'] };

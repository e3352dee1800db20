import { Calendar, months, time } from 'vanilla-calendar-pro';
import 'vanilla-calendar-pro/styles/core.css';
import 'vanilla-calendar-pro/styles/layout.css';
import 'vanilla-calendar-pro/styles/time.css';
import 'vanilla-calendar-pro/styles/months.css';
import 'vanilla-calendar-pro/styles/themes/light.css';
import { form, showCases } from '../support/cases.js';

showCases({
  input: (root) => {
    const input = form(root, 'Check-in date', '<input id="widget" type="text" placeholder="Choose a date" readonly>');
    let state = [];
    new Calendar(input, {
      inputMode: true,
      onChangeToInput: (self) => {
        state = self.context.selectedDates;
        self.context.inputElement.value = state[0] ?? '';
        if (state[0]) self.hide();
      },
    }).init();
    return { state: () => state };
  },
  inline: (root) => {
    root.innerHTML = '<form><label>Check-in date</label><div id="widget"></div></form>';
    let state = [];
    new Calendar(root.querySelector('#widget'), {
      onClickDate: (self) => (state = self.context.selectedDates),
    }).init();
    return { state: () => state };
  },
  range: {
    undo: false,
    show: (root) => {
      root.innerHTML = '<form><label>Travel dates</label><div id="widget"></div></form>';
      let state = [];
      new Calendar(root.querySelector('#widget'), {
        extensions: [months],
        type: 'multiple',
        displayMonthsCount: 2,
        selectionDatesMode: 'multiple-ranged',
        onClickDate: (self) =>
          (state = [self.context.selectedDates[0] ?? null, self.context.selectedDates.at(-1) ?? null]),
      }).init();
      return { state: () => state };
    },
  },
  time: {
    undo: false,
    show: (root) => {
      const input = form(root, 'Appointment', '<input id="widget" type="text" placeholder="Date and time">');
      let state = '';
      new Calendar(input, {
        inputMode: true,
        extensions: [time],
        selectionTimeMode: 24,
        onChangeToInput: (self) => {
          const { selectedDates, selectedTime, inputElement } = self.context;
          state = inputElement.value = selectedDates[0] ? `${selectedDates[0]} ${selectedTime}` : '';
        },
      }).init();
      return { state: () => state };
    },
  },
});

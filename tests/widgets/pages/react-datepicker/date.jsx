import DatePicker, { registerLocale, CalendarContainer } from 'react-datepicker';
import 'react-datepicker/dist/react-datepicker.css';
import { controlled } from '../support/react-case.jsx';
import { showCases } from '../support/cases.js';
import { forwardRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { de, fr } from 'date-fns/locale';
import { addDays, subDays, setHours, setMinutes } from 'date-fns';
import { Controller, useForm } from 'react-hook-form';

const wrap =
  (props = {}) =>
  (v, set) => (
    <div>
      <label htmlFor="d">Date of birth</label>
      <DatePicker id="d" selected={v} onChange={set} {...props} />
    </div>
  );

const two = (n) => String(n).padStart(2, '0');

const text = (d) =>
  d
    ? `${d.getFullYear()}-${two(d.getMonth() + 1)}-${two(d.getDate())}T${two(d.getHours())}:${two(d.getMinutes())}`
    : null;

/** A picker whose Date stands in React state; the model is how the application writes it. */
const dated =
  (label, props = {}, extra = {}) =>
  (root) => {
    let model = null;
    function Case() {
      const [value, set] = useState(null);
      model = Array.isArray(value) ? value.map(text) : text(value);
      return (
        <form>
          <label htmlFor="d">{label}</label>
          <DatePicker id="d" selected={value} onChange={set} {...props} />
          <button type="submit">Send</button>
        </form>
      );
    }
    createRoot(root).render(<Case />);
    return { state: () => model, ...extra };
  };

const ranged =
  (label, props = {}, extra = {}) =>
  (root) => {
    let model = null;
    function Case() {
      const [[start, end], set] = useState([null, null]);
      model = [start, end].map(text);
      return (
        <form>
          <label htmlFor="d">{label}</label>
          <DatePicker id="d" selectsRange startDate={start} endDate={end} onChange={set} {...props} />
        </form>
      );
    }
    createRoot(root).render(<Case />);
    return { state: () => model, ...extra };
  };

const CustomButton = forwardRef(({ value, onClick, className }, ref) => (
  <button type="button" className={className} onClick={onClick} ref={ref}>
    {value || 'Choose a date'}
  </button>
));

function TwoFields({ report }) {
  const [start, setStart] = useState(null);
  const [end, setEnd] = useState(null);
  report([start, end].map(text));
  return (
    <form>
      <label htmlFor="a">Check-in date</label>
      <DatePicker
        id="a"
        selected={start}
        onChange={setStart}
        selectsStart
        startDate={start}
        endDate={end}
        maxDate={end}
      />
      <label htmlFor="b">Check-out date</label>
      <DatePicker id="b" selected={end} onChange={setEnd} selectsEnd startDate={start} endDate={end} minDate={start} />
    </form>
  );
}

const reported = (Component, extra) => (root) => {
  let model;
  createRoot(root).render(<Component report={(x) => (model = x)} />);
  return { state: () => model, ...extra };
};

/** The documentation's custom header with two selects. */
const years = Array.from({ length: 60 }, (_, i) => 1975 + i);

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

const Header = ({
  date,
  changeYear,
  changeMonth,
  decreaseMonth,
  increaseMonth,
  prevMonthButtonDisabled,
  nextMonthButtonDisabled,
}) => (
  <div style={{ margin: 10, display: 'flex', justifyContent: 'center' }}>
    <button type="button" onClick={decreaseMonth} disabled={prevMonthButtonDisabled}>
      {'<'}
    </button>
    <select value={date.getFullYear()} onChange={({ target }) => changeYear(Number(target.value))}>
      {years.map((y) => (
        <option key={y} value={y}>
          {y}
        </option>
      ))}
    </select>
    <select value={months[date.getMonth()]} onChange={({ target }) => changeMonth(months.indexOf(target.value))}>
      {months.map((m) => (
        <option key={m} value={m}>
          {m}
        </option>
      ))}
    </select>
    <button type="button" onClick={increaseMonth} disabled={nextMonthButtonDisabled}>
      {'>'}
    </button>
  </div>
);

function hookForm(root) {
  let get;
  function Case() {
    const { control, handleSubmit, getValues } = useForm({ defaultValues: { arrival: null }, mode: 'onChange' });
    get = getValues;
    return (
      <form onSubmit={handleSubmit(() => {})}>
        <label htmlFor="arrival">Arrival date</label>
        <Controller
          control={control}
          name="arrival"
          rules={{ required: true }}
          render={({ field }) => (
            <DatePicker
              id="arrival"
              placeholderText="Select date"
              onChange={field.onChange}
              onBlur={field.onBlur}
              selected={field.value}
            />
          )}
        />
      </form>
    );
  }
  createRoot(root).render(<Case />);
  return { state: () => ({ arrival: text(get().arrival) }) };
}

function Multiple({ report }) {
  const [dates, setDates] = useState([]);
  report(dates.map(text));
  return (
    <form>
      <label htmlFor="d">Delivery days</label>
      <DatePicker
        id="d"
        selectedDates={dates}
        selectsMultiple
        onChange={setDates}
        shouldCloseOnSelect={false}
        disabledKeyboardNavigation
      />
    </form>
  );
}

/** The model says its quarter, as the page shows it. */
function quarterly(root) {
  const one = dated('Quarter', { dateFormat: 'yyyy, QQQ', showQuarterYearPicker: true })(root);
  return {
    ...one,
    state: () => one.state()?.replace(/-(\d\d)-.*/, (_, month) => `, Q${Math.ceil(month / 3)}`) ?? null,
  };
}

registerLocale('de', de);

registerLocale('fr', fr);

showCases({
  typed: { ci: true, show: controlled(null, wrap(), { text: '04/17/1992', wantPart: '1992-04-1' }) },
  placeholder: {
    ci: true,
    show: controlled(null, wrap({ dateFormat: 'dd.MM.yyyy', placeholderText: 'dd.mm.yyyy' }), {
      text: '17.04.1992',
      wantPart: '1992-04-1',
    }),
  },
  'with time': {
    ci: true,
    show: controlled(null, wrap({ showTimeSelect: true, dateFormat: 'MM/dd/yyyy h:mm aa' }), {
      text: '12/03/2026 2:30 PM',
      wantPart: '2026-12-03',
    }),
  },
  'not typed': {
    undo: false,
    show: controlled(null, wrap({ onKeyDown: (e) => e.preventDefault(), onChangeRaw: (e) => e?.preventDefault() }), {
      text: '12/03/2026',
      wantPart: '2026-12-0',
    }),
  },
  'react-datepicker': {
    undo: false,
    show: controlled(null, (v, set) => (
      <label>
        Date of birth{' '}
        <DatePicker selected={v} onChange={set} onChangeRaw={(e) => e?.preventDefault()} maxDate={new Date()} />
      </label>
    )),
  },
  dropdowns: {
    undo: false,
    show: controlled(null, (v, set) => (
      <label>
        Date of birth{' '}
        <DatePicker
          selected={v}
          onChange={set}
          onChangeRaw={(e) => e?.preventDefault()}
          showYearDropdown
          showMonthDropdown
          dropdownMode="select"
          maxDate={new Date()}
        />
      </label>
    )),
  },
  'range one field': ranged('Travel dates'),
  'range clearable, two months': ranged('Travel dates', {
    isClearable: true,
    monthsShown: 2,
    minDate: new Date(2026, 0, 1),
  }),
  'range inline': { ci: true, undo: false, show: ranged('Travel dates', { inline: true }) },
  'start and end fields': reported(TwoFields),
  'multiple days': { undo: false, show: reported(Multiple) },
  month: dated('Billing month', { dateFormat: 'MM/yyyy', showMonthYearPicker: true, showFullMonthYearPicker: true }),
  quarter: { undo: false, show: quarterly },
  year: dated('Year built', { dateFormat: 'yyyy', showYearPicker: true }),
  'time only': dated('Arrival time', {
    showTimeSelect: true,
    showTimeSelectOnly: true,
    timeIntervals: 15,
    timeCaption: 'Time',
    dateFormat: 'h:mm aa',
  }),
  'time input': dated('Appointment', {
    timeInputLabel: 'Time:',
    dateFormat: 'MM/dd/yyyy h:mm aa',
    showTimeInput: true,
  }),
  'time between, 24 hours': dated('Appointment', {
    showTimeSelect: true,
    timeFormat: 'HH:mm',
    minTime: setHours(setMinutes(new Date(), 0), 9),
    maxTime: setHours(setMinutes(new Date(), 30), 20),
    dateFormat: 'dd.MM.yyyy HH:mm',
  }),
  inline: { ci: true, undo: false, show: dated('Check-in date', { inline: true }) },
  portal: dated('Check-in date', { withPortal: true }),
  'portal by id': dated('Check-in date', { portalId: 'root-portal', isClearable: true }),
  'custom button': {
    ci: true,
    undo: false,
    show: dated('Check-in date', { customInput: <CustomButton className="example-custom-input" /> }),
  },
  'custom button that shows today': {
    ci: true,
    show: (root) => {
      let model;
      const Today = forwardRef(({ value, onClick, className }, ref) => (
        <button type="button" className={className} onClick={onClick} ref={ref}>
          {value}
        </button>
      ));
      function Case() {
        const [start, setStart] = useState(new Date(2026, 10, 20));
        model = text(start);
        return (
          <form>
            <p>
              <label>
                Full name <input defaultValue="Ada" readOnly />
              </label>
            </p>
            <DatePicker selected={start} onChange={setStart} customInput={<Today className="example-custom-input" />} />
          </form>
        );
      }
      createRoot(root).render(<Case />);
      return { state: () => model };
    },
  },
  'drop-downs': dated('Date of birth', {
    showMonthDropdown: true,
    showYearDropdown: true,
    dropdownMode: 'select',
    peekNextMonth: true,
    maxDate: new Date(),
  }),
  'scrolling drop-downs': {
    undo: false,
    show: dated('Date of birth', {
      showYearDropdown: true,
      showMonthDropdown: true,
      scrollableYearDropdown: true,
      yearDropdownItemNumber: 60,
      onKeyDown: (e) => e.preventDefault(),
    }),
  },
  'custom header': {
    undo: false,
    show: dated('Date of birth', { renderCustomHeader: Header, onChangeRaw: (e) => e?.preventDefault() }),
  },
  'excluded days': dated('Delivery date', {
    excludeDates: [addDays(new Date(), 1), addDays(new Date(), 5)],
    filterDate: (d) => d.getDay() !== 0,
    minDate: subDays(new Date(), 5),
    maxDate: addDays(new Date(), 700),
    placeholderText: 'Select a date',
  }),
  german: dated('Check-in date', { locale: 'de', dateFormat: 'P' }),
  'french long': dated('Check-in date', { locale: 'fr', dateFormat: 'd MMMM yyyy', isClearable: true }),
  'many formats': dated('Date of birth', { dateFormat: ['yyyy-MM-dd', 'MM/dd/yyyy', 'dd.MM.yyyy'] }),
  strict: dated('Check-in date', {
    strictParsing: true,
    dateFormat: 'yyyy/MM/dd',
    todayButton: 'Today',
    showIcon: true,
    toggleCalendarOnIconClick: true,
  }),
  'custom container': dated('Check-in date', {
    calendarContainer: ({ className, children }) => (
      <div style={{ padding: 16, background: '#216ba5' }}>
        <CalendarContainer className={className}>
          <div>What is your favourite day?</div>
          <div style={{ position: 'relative' }}>{children}</div>
        </CalendarContainer>
      </div>
    ),
    showWeekNumbers: true,
    fixedHeight: true,
    readOnly: false,
  }),
  'hook form': hookForm,
});

import { labelled, masked } from '../support/react-imask-variants.jsx';
import { IMaskInput, useIMask } from 'react-imask';
import { controlled } from '../support/react-case.jsx';
import { showCases } from '../support/cases.js';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import IMask from 'imask';
import { Controller, useForm } from 'react-hook-form';

/** The model is the unmasked value. */
const unmasked = (label, options, extra) =>
  controlled(
    '',
    (v, set) => labelled(label, <IMaskInput {...options} unmask value={v} onAccept={(value) => set(value)} />),
    extra,
  );

function Hooked({ set, options, label }) {
  const [opts] = useState(options);
  const { ref, unmaskedValue } = useIMask(opts);
  useEffect(() => set(unmaskedValue), [unmaskedValue]);
  return labelled(label, <input ref={ref} />);
}

function HookForm(root) {
  let get;
  function Case() {
    const { control, handleSubmit, getValues } = useForm({ defaultValues: { phone: '', amount: '' }, mode: 'onBlur' });
    get = getValues;
    return (
      <form onSubmit={handleSubmit(() => {})}>
        <Controller
          name="phone"
          control={control}
          rules={{ required: true, minLength: 10 }}
          render={({ field: { onChange, ref, ...field }, fieldState }) => (
            <label>
              Phone{' '}
              <IMaskInput
                {...field}
                mask="(000) 000-0000"
                unmask
                onAccept={(value) => onChange(value)}
                inputRef={ref}
                aria-invalid={!!fieldState.error}
              />
            </label>
          )}
        />
        <Controller
          name="amount"
          control={control}
          render={({ field: { onChange, ref, ...field } }) => (
            <label>
              Amount{' '}
              <IMaskInput
                {...field}
                mask="$num"
                blocks={{ num: { mask: Number, thousandsSeparator: ',', radix: '.' } }}
                unmask
                onAccept={(value) => onChange(value)}
                inputRef={ref}
              />
            </label>
          )}
        />
      </form>
    );
  }
  createRoot(root).render(<Case />);
  return { state: () => get() };
}

showCases({
  phone: {
    ci: true,
    show: controlled(
      '',
      (v, set) => (
        <label>
          Phone <IMaskInput mask="+{1} (000) 000-0000" unmask={true} value={v} onAccept={(value) => set(value)} />
        </label>
      ),
      { text: '+1 (555) 010-4477', wantState: '15550104477' },
    ),
  },
  number: {
    ci: true,
    show: controlled(
      '',
      (v, set) => (
        <label>
          Price{' '}
          <IMaskInput
            mask={Number}
            thousandsSeparator=","
            radix="."
            unmask={true}
            value={v}
            onAccept={(value) => set(value)}
          />
        </label>
      ),
      { text: '12345.5', wantState: '12345.5' },
    ),
  },
  'number with bounds': {
    ci: true,
    show: unmasked('Quantity', { mask: Number, min: 1, max: 500, scale: 0, autofix: true }),
  },
  'number euro, normalised': masked('Price', {
    mask: Number,
    scale: 2,
    thousandsSeparator: ' ',
    radix: ',',
    mapToRadix: ['.'],
    padFractionalZeros: true,
    normalizeZeros: true,
  }),
  'typed number': {
    undo: false,
    show: controlled(null, (v, set) =>
      labelled(
        'Salary',
        <IMaskInput
          mask={Number}
          unmask="typed"
          thousandsSeparator=","
          radix="."
          value={v === null ? '' : String(v)}
          onAccept={(value) => set(value)}
        />,
      ),
    ),
  },
  'currency block': unmasked('Amount', {
    mask: '$ num',
    lazy: false,
    blocks: { num: { mask: Number, thousandsSeparator: ',', radix: '.', scale: 2 } },
  }),
  'percent suffix': unmasked('Discount', {
    mask: 'num %',
    lazy: false,
    blocks: { num: { mask: Number, min: 0, max: 100, scale: 0 } },
  }),
  'enum block': masked('Expiry date', {
    mask: 'MM/YY',
    blocks: { MM: { mask: IMask.MaskedRange, from: 1, to: 12 }, YY: { mask: IMask.MaskedRange, from: 24, to: 39 } },
    placeholderChar: '_',
    lazy: false,
  }),
  'card by dispatch': unmasked('Card number', {
    mask: [
      { mask: '0000 000000 00000', regex: /^3[47]\d{0,13}/, cardtype: 'american express' },
      {
        mask: '0000 0000 0000 0000',
        regex: /^(5[1-5]\d{0,2}|22[2-9]\d?|2[3-7]\d{0,2})\d{0,12}/,
        cardtype: 'mastercard',
      },
      { mask: '0000 0000 0000 0000', regex: /^4\d{0,15}/, cardtype: 'visa' },
      { mask: '0000 0000 0000 0000', cardtype: 'unknown' },
    ],
    dispatch: (appended, dynamic) => {
      const number = (dynamic.value + appended).replace(/\D/g, '');
      return dynamic.compiledMasks.find(({ regex }) => !regex || number.match(regex)) ?? dynamic.compiledMasks.at(-1);
    },
  }),
  'regular expression': masked('Postal code', { mask: /^[0-9A-Z\- ]{0,10}$/ }),
  'function mask': masked('E-mail', { mask: (value) => /^\S*@?\S*$/.test(value) }),
  'upper case by prepare': masked('Licence plate', {
    mask: 'aaa-0000',
    prepareChar: (s) => s.toUpperCase(),
    definitions: { a: /[A-Z]/ },
  }),
  'optional digits': { undo: false, show: masked('Phone', { mask: '+{1} (000) 000-00[00]', lazy: false }) },
  'eager iban': masked('IBAN', {
    mask: 'aa00 **** **** **** **** **** **** ****[ **]',
    eager: true,
    prepareChar: (s) => s.toUpperCase(),
  }),
  'hidden by display char': unmasked('PIN', { mask: '0000', displayChar: '#', lazy: false }),
  'hook use': controlled('', (v, set) => <Hooked set={set} label="Phone" options={{ mask: '+{1}(000)000-00-00' }} />),
  'hook form': HookForm,
});

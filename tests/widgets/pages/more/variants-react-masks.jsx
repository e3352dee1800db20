import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import IMask from 'imask';
import { IMaskInput, IMask as RIMask, useIMask } from 'react-imask';
import Dropzone, { useDropzone } from 'react-dropzone';
import { Controller, useForm } from 'react-hook-form';
import { controlled } from '../support/react-case.jsx';
import { showCases } from '../support/cases.js';

const no = { undo: false };
const labelled = (label, field) => (
  <div>
    <label>
      {label} {field}
    </label>
  </div>
);
/** The model is the unmasked value. */
const unmasked = (label, options, extra) =>
  controlled(
    '',
    (v, set) => labelled(label, <IMaskInput {...options} unmask value={v} onAccept={(value) => set(value)} />),
    extra,
  );
/** The model is the value as shown. */
const masked = (label, options, extra) =>
  controlled(
    '',
    (v, set) => labelled(label, <IMaskInput {...options} value={v} onAccept={(value) => set(value)} />),
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

const names = (files) => files.map(({ name }) => name);
const zone = { border: '2px dashed #999', padding: 20 };

/** The documentation's accept/maxFiles/validator examples. */
function Zone({ set, text = "Drag 'n' drop some files here, or click to select files", ...options }) {
  const { getRootProps, getInputProps } = useDropzone({ onDropAccepted: (files) => set(names(files)), ...options });
  return (
    <section className="container">
      <div {...getRootProps({ className: 'dropzone', style: zone })}>
        <input {...getInputProps()} />
        <p>{text}</p>
      </div>
    </section>
  );
}
function OpenButton({ v, set }) {
  const { getRootProps, getInputProps, open } = useDropzone({
    noClick: true,
    noKeyboard: true,
    onDrop: (files) => set(names(files)),
  });
  return (
    <div className="container">
      <div {...getRootProps({ className: 'dropzone', style: zone })}>
        <input {...getInputProps()} />
        <p>Drag 'n' drop some files here</p>
        <button type="button" onClick={open}>
          Open File Dialog
        </button>
      </div>
      <aside>
        <h4>Files</h4>
        <ul>
          {v.map((x) => (
            <li key={x}>{x}</li>
          ))}
        </ul>
      </aside>
    </div>
  );
}
/** The documentation's example with forms: a hidden required input that takes what was dropped. */
function InForm(root) {
  let files = [];
  function Case() {
    const hidden = useRef(null);
    const { getRootProps, getInputProps, open, acceptedFiles } = useDropzone({
      onDrop: (incoming) => {
        if (!hidden.current) return;
        const transfer = new DataTransfer();
        incoming.forEach((f) => transfer.items.add(f));
        hidden.current.files = transfer.files;
        files = incoming;
      },
    });
    return (
      <form>
        <div {...getRootProps({ className: 'dropzone', style: zone })}>
          <input type="file" name="upload" required style={{ opacity: 0 }} ref={hidden} />
          <input {...getInputProps()} />
          <p>Drag 'n' drop some files here</p>
          <button type="button" onClick={open}>
            Open File Dialog
          </button>
        </div>
        <h4>Files</h4>
        <ul>
          {acceptedFiles.map((f) => (
            <li key={f.name}>
              {f.name} - {f.size} bytes
            </li>
          ))}
        </ul>
      </form>
    );
  }
  createRoot(root).render(<Case />);
  return { state: () => names(files), ...no };
}
function Previews({ set }) {
  const [files, setFiles] = useState([]);
  const { getRootProps, getInputProps } = useDropzone({
    accept: { 'image/*': [] },
    onDrop: (accepted) => {
      setFiles(accepted.map((f) => Object.assign(f, { preview: URL.createObjectURL(f) })));
      set(names(accepted));
    },
  });
  return (
    <section>
      <div {...getRootProps({ style: zone })}>
        <input {...getInputProps()} />
        <p>Drop your photos here</p>
      </div>
      <aside>
        {files.map((f) => (
          <img key={f.name} src={f.preview} alt="" width="60" />
        ))}
      </aside>
    </section>
  );
}

showCases({
  'number with bounds': unmasked('Quantity', { mask: Number, min: 1, max: 500, scale: 0, autofix: true }),
  'number euro, normalised': masked('Price', {
    mask: Number,
    scale: 2,
    thousandsSeparator: ' ',
    radix: ',',
    mapToRadix: ['.'],
    padFractionalZeros: true,
    normalizeZeros: true,
  }),
  'typed number': controlled(
    null,
    (v, set) =>
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
    no,
  ),
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
  'date pattern': masked('Date of birth', {
    mask: 'DD{/}MM{/}YYYY',
    blocks: {
      DD: { mask: IMask.MaskedRange, from: 1, to: 31 },
      MM: { mask: IMask.MaskedRange, from: 1, to: 12 },
      YYYY: { mask: IMask.MaskedRange, from: 1900, to: 2100 },
    },
    lazy: false,
    overwrite: true,
    autofix: true,
  }),
  'date typed, US': masked('Check-in date', {
    mask: Date,
    pattern: 'm/d/Y',
    lazy: false,
    format: (d) =>
      d
        ? `${String(d.getMonth() + 1).padStart(2, '0')}/${String(d.getDate()).padStart(2, '0')}/${d.getFullYear()}`
        : '',
    parse: (s) => {
      const [m, d, y] = s.split('/').map(Number);
      return new Date(y, m - 1, d);
    },
    blocks: {
      d: { mask: IMask.MaskedRange, from: 1, to: 31, maxLength: 2 },
      m: { mask: IMask.MaskedRange, from: 1, to: 12, maxLength: 2 },
      Y: { mask: IMask.MaskedRange, from: 1900, to: 2199 },
    },
  }),
  'time hours minutes': masked('Arrival time', {
    mask: 'HH:MM',
    overwrite: true,
    autofix: true,
    blocks: {
      HH: { mask: IMask.MaskedRange, placeholderChar: 'H', from: 0, to: 23, maxLength: 2 },
      MM: { mask: IMask.MaskedRange, placeholderChar: 'M', from: 0, to: 59, maxLength: 2 },
    },
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
  'optional digits': masked('Phone', { mask: '+{1} (000) 000-00[00]', lazy: false }, no),
  'eager iban': masked('IBAN', {
    mask: 'aa00 **** **** **** **** **** **** ****[ **]',
    eager: true,
    prepareChar: (s) => s.toUpperCase(),
  }),
  'hidden by display char': unmasked('PIN', { mask: '0000', displayChar: '#', lazy: false }),
  'hook use': controlled('', (v, set) => <Hooked set={set} label="Phone" options={{ mask: '+{1}(000)000-00-00' }} />),
  'hook form': HookForm,
  'dropzone pdf only': controlled(
    [],
    (v, set) => (
      <Zone
        set={set}
        accept={{ 'application/pdf': ['.pdf'], 'text/plain': ['.txt'] }}
        text="Drop your documents here (PDF or text)"
      />
    ),
    no,
  ),
  'dropzone one picture, small': controlled(
    [],
    (v, set) => (
      <Zone
        set={set}
        accept={{ 'image/png': ['.png'], 'image/jpeg': ['.jpg', '.jpeg'] }}
        multiple={false}
        maxSize={1024 * 1024}
      />
    ),
    no,
  ),
  'dropzone no drag': controlled([], (v, set) => <Zone set={set} noDrag maxFiles={1} />, no),
  'dropzone validator': controlled(
    [],
    (v, set) => (
      <Zone
        set={set}
        validator={({ name }) => (name.length > 40 ? { code: 'name-too-large', message: 'Too long' } : null)}
      />
    ),
    no,
  ),
  'dropzone open button': controlled([], (v, set) => <OpenButton v={v} set={set} />, no),
  'dropzone without file system access': controlled(
    [],
    (v, set) => <Zone set={set} useFsAccessApi={false} minSize={1} />,
    no,
  ),
  'dropzone in a form': InForm,
  'dropzone previews': controlled([], (v, set) => <Previews set={set} />, no),
  'dropzone component': controlled(
    [],
    (v, set) => (
      <Dropzone onDrop={(files) => set(names(files))}>
        {({ getRootProps, getInputProps }) => (
          <section>
            <div {...getRootProps()} style={zone}>
              <input {...getInputProps()} />
              <p>Drag 'n' drop some files here, or click to select files</p>
            </div>
          </section>
        )}
      </Dropzone>
    ),
    no,
  ),
});

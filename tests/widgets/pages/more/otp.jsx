import { PinInput } from '@ark-ui/react/pin-input';
import { OTPField } from '@base-ui/react/otp-field';
import { ChakraProvider, PinInput as ChakraPin, defaultSystem } from '@chakra-ui/react';
import { OTPInput } from 'input-otp';
import { InputOtp } from 'primereact/inputotp';
import { useRef } from 'react';
import OtpInput from 'react-otp-input';
import { controlled } from '../support/react-case.jsx';
import { showCases } from '../support/cases.js';

const six = Array.from({ length: 6 }, (_, index) => index);
const box = { width: 40, height: 40, border: '1px solid gray', display: 'inline-block' };

/** Boxes of a React page's own: focus moves on, Backspace goes back, a paste is spread over them. */
function OwnBoxes({ value, onChange, type = 'text' }) {
  const boxes = useRef([]);
  const put = (index, text) => {
    const digits = [...value.padEnd(6)];
    digits[index] = text || ' ';
    onChange(digits.join('').trimEnd());
    if (text && index < 5) boxes.current[index + 1].focus();
  };
  return (
    <div className="code">
      {six.map((index) => (
        <input
          key={index}
          ref={(element) => void (boxes.current[index] = element)}
          type={type}
          inputMode="numeric"
          maxLength={1}
          aria-label={`Digit ${index + 1}`}
          value={value[index]?.trim() ?? ''}
          onChange={(event) => put(index, event.target.value.replace(/\D/g, '').slice(-1))}
          onKeyDown={(event) => {
            if (event.key !== 'Backspace' || value[index]?.trim()) return;
            if (index > 0) boxes.current[index - 1].focus();
          }}
          onPaste={(event) => {
            event.preventDefault();
            onChange(event.clipboardData.getData('text').replace(/\D/g, '').slice(0, 6));
          }}
        />
      ))}
    </div>
  );
}

/** Plain boxes with auto-advance; `read` is how the page reads its code. */
function plainBoxes(onKey) {
  return (root) => {
    const inputs = six.map(() => '<input type="text" class="digit" maxlength="1" inputmode="numeric" required>');
    root.innerHTML = `<style>.digit { width: 32px }</style><form><p>Enter the verification code</p><div id="code">${inputs.join('')}</div></form>`;
    const boxes = [...root.querySelectorAll('.digit')];
    let code = '';
    const read = () => (code = boxes.map(({ value }) => value).join(''));
    boxes.forEach((input, index) => onKey(input, { next: boxes[index + 1], previous: boxes[index - 1], read }));
    return { state: () => code };
  };
}

showCases({
  'input-otp slots': controlled('', (v, set) => (
    <>
      <label htmlFor="w">Verification code</label>
      <OTPInput
        id="w"
        maxLength={6}
        value={v}
        onChange={set}
        pattern="^\d+$"
        render={({ slots }) => (
          <div>
            {slots.map((slot, index) => (
              <div key={index} style={box}>
                {slot.char}
              </div>
            ))}
          </div>
        )}
      />
    </>
  )),
  'react-otp-input': controlled('', (v, set) => (
    <fieldset>
      <legend>One-time password</legend>
      <OtpInput value={v} onChange={set} numInputs={6} renderInput={(props) => <input {...props} />} />
    </fieldset>
  )),
  'react-otp-input numbers': controlled('', (v, set) => (
    <fieldset>
      <legend>Security code</legend>
      <OtpInput
        value={v}
        onChange={set}
        numInputs={4}
        inputType="number"
        renderSeparator={<span>-</span>}
        renderInput={(props) => <input {...props} />}
      />
    </fieldset>
  )),
  primereact: controlled('', (v, set) => (
    <div>
      <label>One-time code</label>
      <InputOtp value={v} onChange={(e) => set(e.value)} length={6} integerOnly />
    </div>
  )),
  ark: controlled(
    [],
    (v, set) => (
      <PinInput.Root value={v} onValueChange={(details) => set(details.value)} otp>
        <PinInput.Label>Verification code</PinInput.Label>
        <PinInput.Control>
          {six.map((id) => (
            <PinInput.Input key={id} index={id} />
          ))}
        </PinInput.Control>
        <PinInput.HiddenInput />
      </PinInput.Root>
    ),
    { undo: false },
  ),
  chakra: controlled(
    [],
    (v, set) => (
      <ChakraProvider value={defaultSystem}>
        <ChakraPin.Root value={v} onValueChange={(details) => set(details.value)}>
          <ChakraPin.HiddenInput />
          <ChakraPin.Control>
            {six.slice(0, 4).map((id) => (
              <ChakraPin.Input key={id} index={id} />
            ))}
          </ChakraPin.Control>
        </ChakraPin.Root>
      </ChakraProvider>
    ),
    { undo: false },
  ),
  'base-ui': controlled('', (v, set) => (
    <div>
      <label htmlFor="w">Verification code</label>
      <OTPField.Root id="w" length={6} value={v} onValueChange={set}>
        {six.map((index) => (
          <OTPField.Input key={index} aria-label={index === 0 ? undefined : `Character ${index + 1} of 6`} />
        ))}
      </OTPField.Root>
    </div>
  )),
  'own boxes': controlled('', (v, set) => <OwnBoxes value={v} onChange={set} />),
  'own boxes tel': controlled('', (v, set) => <OwnBoxes type="tel" value={v} onChange={set} />),
  'plain on input': plainBoxes((input, { next, read }) =>
    input.addEventListener('input', () => {
      read();
      if (input.value) next?.focus();
    }),
  ),
  'plain on keyup': plainBoxes((input, { next, previous, read }) =>
    input.addEventListener('keyup', (event) => {
      read();
      if (event.key === 'Backspace') previous?.focus();
      else if (/^\d$/.test(event.key)) next?.focus();
    }),
  ),
  'plain on keydown': plainBoxes((input, { next, previous, read }) =>
    input.addEventListener('keydown', (event) => {
      if (event.key === 'Tab') return;
      event.preventDefault();
      if (event.key === 'Backspace') {
        input.value = '';
        previous?.focus();
      } else if (/^\d$/.test(event.key)) {
        input.value = event.key;
        next?.focus();
      }
      read();
    }),
  ),
  'plain number boxes, later ones disabled': (root) => {
    const inputs = six.map((n) => `<input type="number" class="digit" ${n > 0 ? 'disabled' : ''}>`);
    root.innerHTML = `<form><header>Enter OTP Code</header><div class="input-field">${inputs.join('')}</div></form>`;
    const boxes = [...root.querySelectorAll('.digit')];
    boxes.forEach((input, index) =>
      input.addEventListener('keyup', (event) => {
        if (input.value.length > 1) return void (input.value = '');
        const next = boxes[index + 1];
        if (next?.disabled && input.value !== '') {
          next.removeAttribute('disabled');
          next.focus();
        }
        if (event.key === 'Backspace') input.value = '';
      }),
    );
    return { state: () => boxes.map(({ value }) => value).join(''), undo: false };
  },
});

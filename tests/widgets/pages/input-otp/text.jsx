import { OTPInput } from 'input-otp';
import { controlled } from '../support/react-case.jsx';
import { showCases } from '../support/cases.js';

const box = { width: 40, height: 40, border: '1px solid gray', display: 'inline-block' };

showCases({
  'input-otp': {
    ci: true,
    show: controlled(
      '',
      (v, set) => (
        <>
          <label htmlFor="w">One-time code</label>
          <OTPInput
            id="w"
            maxLength={6}
            value={v}
            onChange={set}
            render={({ slots }) => slots.map((slot, i) => <span key={i}>{slot.char ?? '_'}</span>)}
          />
        </>
      ),
      { text: '123456', wantState: '123456' },
    ),
  },
  slots: {
    ci: true,
    show: controlled('', (v, set) => (
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
  },
});

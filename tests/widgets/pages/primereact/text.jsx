import { InputOtp } from 'primereact/inputotp';
import { controlled } from '../support/react-case.jsx';
import { showCases } from '../support/cases.js';
import { InputNumber } from 'primereact/inputnumber';

showCases({
  primereact: controlled('', (v, set) => (
    <div>
      <label>One-time code</label>
      <InputOtp value={v} onChange={(e) => set(e.value)} length={6} integerOnly />
    </div>
  )),
  number: controlled(null, (v, set) => (
    <>
      <label htmlFor="w">Amount</label>
      <InputNumber
        inputId="w"
        value={v}
        onValueChange={(e) => set(e.value)}
        mode="currency"
        currency="USD"
        locale="en-US"
      />
    </>
  )),
  'number buttons': controlled(1, (v, set) => (
    <>
      <label htmlFor="w">Quantity</label>
      <InputNumber inputId="w" value={v} onValueChange={(e) => set(e.value)} showButtons min={0} max={100} />
    </>
  )),
});

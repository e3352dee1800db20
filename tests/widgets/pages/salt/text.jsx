import { S } from '../support/salt.jsx';
import { Input, MultilineInput, NumberInput } from '@salt-ds/core';
import { controlled } from '../support/react-case.jsx';
import { showCases } from '../support/cases.js';

showCases({
  input: controlled('', (v, set) => (
    <S label="First name">
      <Input value={v} onChange={(e) => set(e.target.value)} />
    </S>
  )),
  multiline: controlled('', (v, set) => (
    <S label="Comments">
      <MultilineInput value={v} onChange={(e) => set(e.target.value)} />
    </S>
  )),
  number: controlled('', (v, set) => (
    <S label="Number of guests">
      <NumberInput value={v} min={1} max={9} onChange={(e, n) => set(n)} />
    </S>
  )),
});

import 'bootstrap/dist/css/bootstrap.css';
import Form from 'react-bootstrap/Form';
import { showCases } from '../support/cases.js';
import { controlled } from '../support/react-case.jsx';

showCases({
  range: controlled(20, (value, set) => (
    <>
      <Form.Label htmlFor="volume">Volume</Form.Label>
      <Form.Range id="volume" value={value} onChange={(e) => set(Number(e.target.value))} />
    </>
  )),
});

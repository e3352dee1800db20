import { Dropdown, Form } from 'react-bootstrap';
import 'bootstrap/dist/css/bootstrap.css';
import { controlled } from '../support/react-case.jsx';
import { fruits, showCases } from '../support/cases.js';

showCases({
  select: controlled('', (v, set) => (
    <Form.Group controlId="fruit">
      <Form.Label>Favourite fruit</Form.Label>
      <Form.Select value={v} onChange={(e) => set(e.target.value)}>
        <option value="">Open this select menu</option>
        {fruits.map((fruit) => (
          <option key={fruit}>{fruit}</option>
        ))}
      </Form.Select>
    </Form.Group>
  )),
  dropdown: {
    undo: false,
    show: controlled('', (v, set) => (
      <Form.Group>
        <Form.Label>Favourite fruit</Form.Label>
        <Dropdown onSelect={(key) => set(key)}>
          <Dropdown.Toggle variant="outline-secondary">{v || 'Select a fruit'}</Dropdown.Toggle>
          <Dropdown.Menu>
            {fruits.map((fruit) => (
              <Dropdown.Item key={fruit} as="button" type="button" eventKey={fruit}>
                {fruit}
              </Dropdown.Item>
            ))}
          </Dropdown.Menu>
        </Dropdown>
      </Form.Group>
    )),
  },
});

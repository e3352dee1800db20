import 'bootstrap/dist/css/bootstrap.css';
import Button from 'react-bootstrap/Button';
import Form from 'react-bootstrap/Form';
import FloatingLabel from 'react-bootstrap/FloatingLabel';
import InputGroup from 'react-bootstrap/InputGroup';
import { showCases } from '../support/cases.js';
import { controlled } from '../support/react-case.jsx';

showCases({
  text: controlled('', (value, set) => (
    <Form.Group className="mb-3" controlId="email">
      <Form.Label>Email address</Form.Label>
      <Form.Control type="email" placeholder="name@mail.com" value={value} onChange={(e) => set(e.target.value)} />
      <Form.Text className="text-muted">We never share your email.</Form.Text>
    </Form.Group>
  )),
  'floating label': controlled('', (value, set) => (
    <FloatingLabel controlId="city" label="City">
      <Form.Control placeholder="City" value={value} onChange={(e) => set(e.target.value)} />
    </FloatingLabel>
  )),
  'input group': controlled('', (value, set) => (
    <>
      <Form.Label htmlFor="user">User name</Form.Label>
      <InputGroup>
        <InputGroup.Text>@</InputGroup.Text>
        <Form.Control id="user" value={value} onChange={(e) => set(e.target.value)} />
        <Button>Check</Button>
      </InputGroup>
    </>
  )),
});

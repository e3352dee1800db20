import {
  Accordion,
  Form,
  Tabs,
  unstable_OneTimePasswordField as Otp,
  unstable_PasswordToggleField as PasswordToggle,
} from 'radix-ui';
import { controlled } from '../support/react-case.jsx';
import { showCases } from '../support/cases.js';

showCases({
  'form primitive': controlled({ email: '', question: '' }, (v, set) => (
    <Form.Root asChild>
      <div>
        <Form.Field name="email">
          <Form.Label>Email</Form.Label>
          <Form.Message match="valueMissing">Please enter your email</Form.Message>
          <Form.Message match="typeMismatch">Please provide a valid email</Form.Message>
          <Form.Control asChild>
            <input
              type="email"
              required
              value={v.email}
              onChange={(e) => set((n) => ({ ...n, email: e.target.value }))}
            />
          </Form.Control>
        </Form.Field>
        <Form.Field name="question">
          <Form.Label>Question</Form.Label>
          <Form.Message match="valueMissing">Please enter a question</Form.Message>
          <Form.Control asChild>
            <textarea required value={v.question} onChange={(e) => set((n) => ({ ...n, question: e.target.value }))} />
          </Form.Control>
        </Form.Field>
      </div>
    </Form.Root>
  )),
  'one-time password': controlled('', (v, set) => (
    <div>
      <span id="otp">One-time code</span>
      <Otp.Root aria-labelledby="otp" value={v} onValueChange={set}>
        {Array.from({ length: 6 }, (_, i) => (
          <Otp.Input key={i} style={{ width: 24 }} />
        ))}
        <Otp.HiddenInput />
      </Otp.Root>
    </div>
  )),
  'password toggle': controlled('', (v, set) => (
    <PasswordToggle.Root>
      <label htmlFor="pw">Password</label>
      <PasswordToggle.Input id="pw" autoComplete="new-password" value={v} onChange={(e) => set(e.target.value)} />
      <PasswordToggle.Toggle>
        <PasswordToggle.Slot visible="Hide" hidden="Show" />
      </PasswordToggle.Toggle>
    </PasswordToggle.Root>
  )),
  'tabs and accordion with fields': controlled({ name: '', nick: '' }, (v, set) => (
    <div>
      <Tabs.Root defaultValue="account">
        <Tabs.List aria-label="Manage your account">
          <Tabs.Trigger value="account">Account</Tabs.Trigger>
          <Tabs.Trigger value="password">Password</Tabs.Trigger>
        </Tabs.List>
        <Tabs.Content value="account">
          <label htmlFor="name">Name</label>
          <input id="name" value={v.name} onChange={(e) => set((n) => ({ ...n, name: e.target.value }))} />
        </Tabs.Content>
        <Tabs.Content value="password">No fields here</Tabs.Content>
      </Tabs.Root>
      <Accordion.Root type="single" defaultValue="one" collapsible>
        <Accordion.Item value="one">
          <Accordion.Header>
            <Accordion.Trigger>More about you</Accordion.Trigger>
          </Accordion.Header>
          <Accordion.Content>
            <label htmlFor="nick">Nickname</label>
            <input id="nick" value={v.nick} onChange={(e) => set((n) => ({ ...n, nick: e.target.value }))} />
          </Accordion.Content>
        </Accordion.Item>
      </Accordion.Root>
    </div>
  )),
});

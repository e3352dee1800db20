import Form from '@rjsf/core';
import validator from '@rjsf/validator-ajv8';
import { controlled } from './react-case.jsx';

export const rjsf = (schema) =>
  controlled(null, (v, set) => (
    <div>
      <Form
        tagName="div"
        schema={schema}
        validator={validator}
        formData={v ?? undefined}
        onChange={(e) => set(e.formData)}
      >
        <i />
      </Form>
    </div>
  ));

import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Form, Button } from 'antd';

/** As the documentation builds a form: the form's own store is the model. */
export function item(label, child, extra = {}, props = {}) {
  return (root) => {
    let form;
    let again;
    function Case() {
      [form] = Form.useForm();
      const [, count] = useState(0);
      again = () => count((n) => n + 1);
      return (
        <Form form={form} name="basic" labelCol={{ span: 8 }} wrapperCol={{ span: 16 }} onFinish={() => undefined}>
          <Form.Item label={label} name="one" rules={[{ required: true }]} {...props}>
            {child}
          </Form.Item>
          <Form.Item>
            <Button type="primary" htmlType="submit">
              Submit
            </Button>
          </Form.Item>
        </Form>
      );
    }
    createRoot(root).render(<Case />);
    return {
      state: () => JSON.parse(JSON.stringify(form?.getFieldValue('one') ?? null)),
      rerender: () => again?.(),
      ...extra,
    };
  };
}

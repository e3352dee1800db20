import { createRoot } from 'react-dom/client';
import { Formik, Form, Field } from 'formik';
import { showCases } from '../support/cases.js';

showCases({
  formik: {
    show: (root) => {
      let values;
      createRoot(root).render(
        <Formik initialValues={{ email: '', bio: '' }} onSubmit={() => {}}>
          {(props) => {
            values = props.values;
            return (
              <Form>
                <label>
                  E-mail <Field name="email" type="email" />
                </label>
                <label>
                  Bio <Field name="bio" as="textarea" />
                </label>
              </Form>
            );
          }}
        </Formik>,
      );
      return { state: () => values };
    },
  },
});

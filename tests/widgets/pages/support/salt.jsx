import '@salt-ds/theme/index.css';
import { SaltProvider, FormField, FormFieldLabel } from '@salt-ds/core';

export const S = ({ label, children }) => (
  <SaltProvider>
    <FormField>
      <FormFieldLabel>{label}</FormFieldLabel>
      {children}
    </FormField>
  </SaltProvider>
);

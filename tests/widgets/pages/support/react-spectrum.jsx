import { Provider, defaultTheme } from '@adobe/react-spectrum';

export const C = ({ children }) => (
  <Provider theme={defaultTheme} colorScheme="light" locale="en-US">
    {children}
  </Provider>
);

import { AppProvider } from '@shopify/polaris';
import en from '@shopify/polaris/locales/en.json';
import '@shopify/polaris/build/esm/styles.css';
import { controlled } from './react-case.jsx';

/** A case whose model is React state, inside what Polaris asks to stand around its components. */
export const polaris = (initial, render) =>
  controlled(initial, (value, set) => <AppProvider i18n={en}>{render(value, set)}</AppProvider>);

import * as F from '@fluentui/react-components';
import { controlled } from './react-case.jsx';

export const fluent = (initial, render, extra) =>
  controlled(
    initial,
    (value, set) => <F.FluentProvider theme={F.webLightTheme}>{render(value, set)}</F.FluentProvider>,
    extra,
  );

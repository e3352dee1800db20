import { MantineProvider } from '@mantine/core';
import '@mantine/core/styles.css';
import '@mantine/dates/styles.css';
import { controlled } from './react-case.jsx';

export const m = (initial, render, extra) =>
  controlled(initial, (value, set) => <MantineProvider>{render(value, set)}</MantineProvider>, extra);

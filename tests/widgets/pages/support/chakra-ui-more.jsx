import { ChakraProvider, defaultSystem } from '@chakra-ui/react';
import { controlled } from './react-case.jsx';

export const chakra = (initial, render, extra) =>
  controlled(
    initial,
    (value, set) => <ChakraProvider value={defaultSystem}>{render(value, set)}</ChakraProvider>,
    extra,
  );

import { ChakraProvider, defaultSystem } from '@chakra-ui/react';
import { controlled } from './react-case.jsx';

export const chakra = (initial, render, extra) =>
  controlled(initial, (v, set) => <ChakraProvider value={defaultSystem}>{render(v, set)}</ChakraProvider>, extra);

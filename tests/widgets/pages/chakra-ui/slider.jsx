import { chakra } from '../support/chakra-ui-more.jsx';
import { Slider as ChakraSlider } from '@chakra-ui/react';
import { showCases } from '../support/cases.js';

showCases({
  slider: chakra([20], (value, set) => (
    <ChakraSlider.Root value={value} onValueChange={(e) => set(e.value)}>
      <ChakraSlider.Label>Volume</ChakraSlider.Label>
      <ChakraSlider.Control>
        <ChakraSlider.Track>
          <ChakraSlider.Range />
        </ChakraSlider.Track>
        <ChakraSlider.Thumbs />
      </ChakraSlider.Control>
    </ChakraSlider.Root>
  )),
});

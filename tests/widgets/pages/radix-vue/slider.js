import { rx } from '../support/radix-vue.js';
import { showCases } from '../support/cases.js';

showCases({
  'radix slider': rx(
    [10],
    '<label>Volume</label><SliderRoot v-model="value" :max="100" style="width:200px;height:20px;position:relative;display:flex"><SliderTrack style="flex-grow:1"><SliderRange /></SliderTrack><SliderThumb aria-label="Volume" style="width:20px;height:20px;background:red" /></SliderRoot>',
  ),
});

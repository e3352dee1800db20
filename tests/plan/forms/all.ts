import { asia } from './languages-asia';
import { east } from './languages-east';
import { west } from './languages-west';
import { money } from './money';
import type { Form } from './notation';
import { office } from './office';
import { poorMarkup } from './poor-markup';
import { shop } from './shop';
import { software } from './software';
import { travel } from './travel';
import { work } from './work';

export const forms: readonly Form[] = [
  ...travel,
  ...money,
  ...work,
  ...shop,
  ...office,
  ...software,
  ...poorMarkup,
  ...west,
  ...east,
  ...asia,
];

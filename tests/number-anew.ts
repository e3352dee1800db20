import { numberAnew } from './builders';

numberAnew();

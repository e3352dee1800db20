import '../support/jquery-global.js';
import $ from 'jquery';
import select2 from 'select2/dist/js/select2.js';
import 'select2/dist/css/select2.css';
import { showCases } from '../support/cases.js';
import { select2Cases } from '../support/select2-cases.js';
if (typeof select2 === 'function') select2(window, $);
showCases(select2Cases($));

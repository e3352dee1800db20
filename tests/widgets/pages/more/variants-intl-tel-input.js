import intlTelInput from 'intl-tel-input/intlTelInputWithUtils';
import 'intl-tel-input/styles';
import { showCases } from '../support/cases.js';
import { itiCases } from '../support/iti-cases.js';
showCases(itiCases(intlTelInput));

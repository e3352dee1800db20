import Vue3TagsInput from 'vue3-tags-input';
import { showCases } from '../support/cases.js';
import { bound } from '../support/vue-case.js';

const components = { Vue3TagsInput };

const small = (initial, inner, extra = {}) => bound(initial, inner, { components, ...extra });

showCases({
  tags: small(
    [],
    '<label>Skills</label><vue3-tags-input :tags="value" placeholder="input tags" @on-tags-changed="(tags) => (value = tags)" />',
  ),
});

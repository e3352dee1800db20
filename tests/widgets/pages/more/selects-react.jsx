import { useState } from 'react';
import SelectSearchModule from 'react-select-search/dist/cjs/index.js';
import 'react-select-search/style.css';
import DropdownSelect from 'react-dropdown-select';
import Dropdown from 'react-dropdown';
import 'react-dropdown/style.css';
import { ReactTags } from 'react-tag-autocomplete';
import 'react-tag-autocomplete/example/src/styles.css';
import { InputMask as ModernMask } from '@react-input/mask';
import { controlled } from '../support/react-case.jsx';
import { showCases, fruits } from '../support/cases.js';

const SelectSearch = SelectSearchModule.default ?? SelectSearchModule;
const named = fruits.map((name) => ({ name, value: name.toLowerCase() }));
const labelled = fruits.map((label) => ({ label, value: label.toLowerCase() }));
const L = ({ label, id = 'w', children }) => (
  <div className="field">
    <label htmlFor={id}>{label}</label>
    {children}
  </div>
);
const P = ({ label, children }) => (
  <div className="field">
    <label>{label}</label>
    {children}
  </div>
);

showCases(
  {
    'select-search': controlled('', (v, set) => (
      <P label="Favourite fruit">
        <SelectSearch options={named} value={v} name="fruit" placeholder="Choose your fruit" onChange={set} />
      </P>
    )),
    'select-search search': controlled('', (v, set) => (
      <P label="Favourite fruit">
        <SelectSearch search options={named} value={v} name="fruit" placeholder="Choose your fruit" onChange={set} />
      </P>
    )),
    'select-search multiple': controlled([], (v, set) => (
      <P label="Favourite fruits">
        <SelectSearch multiple options={named} value={v} name="fruits" placeholder="Choose fruits" onChange={set} />
      </P>
    )),
    'dropdown-select': controlled([], (v, set) => (
      <P label="Favourite fruit">
        <DropdownSelect options={labelled} values={v} onChange={set} />
      </P>
    )),
    'dropdown-select multi': controlled([], (v, set) => (
      <P label="Favourite fruits">
        <DropdownSelect multi options={labelled} values={v} onChange={set} />
      </P>
    )),
    'dropdown-select clearable portal': controlled([], (v, set) => (
      <P label="Favourite fruit">
        <DropdownSelect
          clearable
          searchable={false}
          portal={document.body}
          options={labelled}
          values={v}
          onChange={set}
        />
      </P>
    )),
    'react-dropdown': controlled('', (v, set) => (
      <P label="Favourite fruit">
        <Dropdown
          aria-label="Favourite fruit"
          options={fruits}
          value={v}
          onChange={(o) => set(o.value)}
          placeholder="Select an option"
        />
      </P>
    )),
    'tag-autocomplete': controlled([], (v, set) => (
      <ReactTags
        labelText="Favourite fruits"
        selected={v}
        suggestions={labelled}
        onAdd={(t) => set([...v, t])}
        onDelete={(i) => set(v.filter((_, at) => at !== i))}
        noOptionsText="No matching fruits"
      />
    )),
    'tag-autocomplete new': controlled([], (v, set) => (
      <ReactTags
        allowNew
        labelText="Keywords"
        selected={v}
        suggestions={[]}
        onAdd={(t) => set([...v, t])}
        onDelete={(i) => set(v.filter((_, at) => at !== i))}
      />
    )),
    'mask phone': controlled('', (v, set) => (
      <L label="Phone">
        <ModernMask
          id="w"
          mask="+1 (___) ___-____"
          replacement={{ _: /\d/ }}
          value={v}
          onChange={(e) => set(e.target.value)}
        />
      </L>
    )),
    'mask date shown': controlled('', (v, set) => (
      <L label="Date of birth (mm/dd/yyyy)">
        <ModernMask
          id="w"
          mask="mm/dd/yyyy"
          showMask
          replacement={{ d: /\d/, m: /\d/, y: /\d/ }}
          value={v}
          onChange={(e) => set(e.target.value === 'mm/dd/yyyy' ? '' : e.target.value)}
        />
      </L>
    )),
  },
  ['dropdown-select', 'react-dropdown', 'select-search', 'select-search search'],
);

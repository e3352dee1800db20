import ElementPlus from 'element-plus';
import 'element-plus/dist/index.css';
import de from 'element-plus/es/locale/lang/de';
import { reactive, ref } from 'vue';
import { bound } from './vue-case.js';
import { fruits } from './cases.js';

const range = (start, end) => Array.from({ length: end - start + 1 }, (_, at) => start + at);

export const data = {
  fruits,
  de,
  isShown: ref(true),
  noFuture: (time) => time.getTime() > Date.now(),
  noPast: (time) => time.getTime() < Date.now() - 864e5,
  disabledHours: () => [...range(0, 8), ...range(18, 23)],
  shortcuts: [
    {
      text: 'Last week',
      value: () => {
        const end = new Date();
        return [new Date(end.getTime() - 3600 * 1000 * 24 * 7), end];
      },
    },
  ],
  colors: ['#ff4500', '#ff8c00', '#ffd700', '#90ee90', '#00ced1', '#1e90ff', '#c71585', 'rgba(255, 69, 0, 0.68)'],
  before: () => new Promise((done) => setTimeout(done, 500, true)),
  format: (value) => `$ ${value}`.replace(/\B(?=(\d{3})+(?!\d))/g, ','),
  parse: (value) => value.replace(/\$\s?|(,*)/g, ''),
  people: ['Fuphoenixes', 'kooriookami', 'Jeremy', 'btea'].map((value) => ({ label: value, value })),
  rules: reactive({ name: [{ required: true, message: 'Please input', trigger: 'blur' }] }),
  marks: { 0: '0°C', 8: '8°C', 37: '37°C', 50: '50%' },
  model: reactive({ name: '', region: '', date1: '', delivery: false, desc: '' }),
};

export const item = (inner, label) => `<el-form-item label="${label}">${inner}</el-form-item>`;

const wrap = (x) => x.replace('<form>', '<el-form label-width="auto">').replace('</form>', '</el-form>');

export const el = (initial, inner, extra = {}) =>
  bound(initial, inner, { plugins: [ElementPlus], data, wrap, ...extra });

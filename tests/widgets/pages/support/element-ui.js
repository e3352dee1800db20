import Vue from 'vue';
import ElementUI from 'element-ui/lib/element-ui.common.js';
import english from 'element-ui/lib/locale/lang/en.js';
import 'element-ui/lib/theme-chalk/index.css';
import { fruits } from './cases.js';

Vue.config.productionTip = false;
Vue.use(ElementUI, { locale: english.default ?? english });

const entry = (label) => ({ label, value: label });

const tree = [
  { ...entry('Plants'), children: [entry('Fern'), entry('Moss')] },
  { ...entry('Animals'), children: [entry('Fox'), entry('Hare')] },
];

/** A case whose model is the component's `value`; `more` are further data and methods of the page. */
export function element(initial, inner, { methods = {}, ...more } = {}) {
  return (root) => {
    const vm = new Vue({
      data: () => ({ value: initial, count: 0, fruits, tree, ...more }),
      methods: {
        suggest(text, answer) {
          answer(fruits.filter((one) => one.toLowerCase().includes(text.toLowerCase())).map((value) => ({ value })));
        },
        ...methods,
      },
      template: `<el-form label-width="140px" :data-count="count">${inner}<button type="submit">Send</button></el-form>`,
    }).$mount();
    root.append(vm.$el);
    return { state: () => JSON.parse(JSON.stringify(vm.value ?? null)), rerender: () => void vm.count++ };
  };
}

export const item = (label, inner) => `<el-form-item label="${label}">${inner}</el-form-item>`;

import Vueform from '@vueform/vueform';
import theme from '@vueform/vueform/dist/vueform';
import en from '@vueform/vueform/locales/en';
import '@vueform/vueform/dist/vueform.css';
import { fruits } from './cases.js';
import { bound } from './vue-case.js';

const plugins = [[Vueform, { theme, locales: { en }, locale: 'en' }]];
const sizes = ['Small', 'Medium', 'Large'];

/** A case of one element named `widget`; the model is what its form holds of it. */
export const element = (tag, attrs, extra = {}) => {
  const show = bound({}, `<Vueform v-model="value" sync><${tag} name="widget" ${attrs} /></Vueform>`, {
    plugins,
    data: { fruits, sizes },
    wrap: (inner) => inner.replace('<form>', '<div>').replace('</form>', '</div>'),
  });
  return (root) => {
    const shown = show(root);
    return { ...shown, state: () => shown.state().widget ?? null, ...extra };
  };
};

import { createApp, nextTick, ref } from 'vue';

/** Cases shown so far: several on one page have ids of their own. */
let cases = 0;

/** A case whose model is a Vue ref named `value`; `template` is what stands inside the form. */
export function bound(
  initial,
  template,
  { plugins = [], data = {}, components = {}, wrap = (inner) => inner, ...extra } = {},
) {
  return (root) => {
    const value = ref(initial);
    const count = ref(0);
    const app = createApp({
      components,
      setup: () => ({ value, count, ...data }),
      template: wrap(`<form><div :data-count="count">${template}</div><button type="submit">Send</button></form>`),
    });
    app.config.idPrefix = `case${cases++}`;
    for (const plugin of plugins) app.use(...[plugin].flat());
    app.mount(root);
    return { state: () => plain(value.value), rerender: () => void count.value++, ...extra };
  };
}

function plain(value) {
  if (value instanceof Date) return local(value);
  if (Array.isArray(value)) return value.map(plain);
  return JSON.parse(JSON.stringify(value ?? null));
}

/** A date as a person on this machine sees it. */
export function local(date) {
  const two = (n) => String(n).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}T${two(date.getHours())}:${two(date.getMinutes())}:${two(date.getSeconds())}`;
}
export { nextTick };

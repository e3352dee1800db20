import 'layui/dist/css/layui.css';
import 'layui/dist/layui.js';

const { layui } = globalThis;

export const { form, laydate, slider, rate, colorpicker, transfer } = layui;

/** A form as the documentation builds it: labels stand before, in the same item. */
export function item(root, label, markup) {
  root.innerHTML = `<form class="layui-form" action=""><div class="layui-form-item"><label class="layui-form-label" style="width: 140px">${label}</label><div class="layui-input-block" style="margin-left: 180px">${markup}</div></div><div class="layui-form-item"><button type="submit" class="layui-btn" lay-submit>Send</button></div></form>`;
  form.render();
  return root.querySelector('#widget');
}

/** A case whose model is what the form's own event told. */
export const told =
  (label, markup, event, initial, read, extra = {}) =>
  (root) => {
    let state = initial;
    item(root, label, markup);
    form.on(`${event}(one)`, (data) => (state = read(data, state)));
    return { state: () => state, ...extra };
  };

export const drawn =
  (label, start, initial, extra = {}) =>
  (root) => {
    let state = initial;
    start(item(root, label, '<div id="widget"></div>'), (value) => (state = value));
    return { state: () => state, ...extra };
  };

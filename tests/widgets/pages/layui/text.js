import { item } from '../support/layui.js';
import { showCases } from '../support/cases.js';

showCases({
  input: (root) => {
    const input = item(
      root,
      'First name',
      '<input type="text" id="widget" name="name" lay-verify="required" placeholder="Please enter" autocomplete="off" class="layui-input">',
    );
    return { state: () => input.value };
  },
});

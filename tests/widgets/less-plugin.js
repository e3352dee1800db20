import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Compiles Less style sheets for esbuild, by a library that is there only where all pages are built. */
export const lessPlugin = {
  name: 'less',
  setup(build) {
    build.onLoad({ filter: /\.less$/ }, async ({ path: filename }) => {
      const { default: less } = await import('less');
      const paths = [fileURLToPath(new URL('node_modules', import.meta.url))];
      const { css } = await less.render(readFileSync(filename, 'utf8'), { filename, paths });
      return { contents: css, loader: 'css' };
    });
  },
};

/** The pages that are measured, by path: what stands before the number says what kind of page, the number how many. */
import { build } from 'esbuild';
import type { Pages } from '../browser/serve';

/** Twelve types of native control, as a long form mixes them. */
const mixed: readonly ((id: number) => string)[] = [
  (id) => text(id, 'First name', 'first_name'),
  (id) => text(id, 'Last name', 'last_name'),
  (id) => text(id, 'E-mail', 'email', 'email'),
  (id) => text(id, 'Phone', 'phone', 'tel'),
  (id) => text(id, 'Website', 'website', 'url'),
  (id) => text(id, 'Quantity', 'quantity', 'number'),
  (id) => text(id, 'Date of birth', 'birth_date', 'date'),
  (id) => text(id, 'Appointment', 'time', 'time'),
  (id) => text(id, 'Password', 'password', 'password'),
  (id) =>
    `<div><label for="f${id}">Country</label> <select id="f${id}" name="country_${id}"><option value="">Choose<option>France<option>Germany<option>Spain<option>United States</select></div>`,
  (id) => `<div><label for="f${id}">Comment</label> <textarea id="f${id}" name="comment_${id}"></textarea></div>`,
  (id) => `<div><label><input type="checkbox" name="terms_${id}"> I accept the terms</label></div>`,
];

function text(id: number, label: string, name: string, type = 'text'): string {
  return `<div><label for="f${id}">${label}</label> <input id="f${id}" name="${name}_${id}" type="${type}"></div>`;
}

/** Labels, names and types of a long table of guests. */
const guest: readonly (readonly [label: string, name: string, type: string])[] = [
  ['First name', 'first_name', 'text'],
  ['Last name', 'last_name', 'text'],
  ['E-mail', 'email', 'email'],
  ['Phone', 'phone', 'tel'],
  ['Street address', 'street', 'text'],
  ['City', 'city', 'text'],
  ['Postal code', 'zip', 'text'],
  ['Company', 'company', 'text'],
  ['Quantity', 'quantity', 'number'],
  ['Comment', 'comment', 'text'],
];

/** A form of `count` labelled plain inputs, one a row. */
export function plainPage(count: number): string {
  return page(
    `${count} fields`,
    formOf(count, (index) => text(index, ...guest[index % guest.length]!)),
  );
}

function page(title: string, body: string): string {
  return `<!doctype html><html lang="en"><title>${title}</title>${body}</html>`;
}

function formOf(count: number, control: (index: number) => string): string {
  return `<h1>Guests</h1><form>${Array.from({ length: count }, (_, index) => control(index)).join('\n')}</form>`;
}

const kinds: Record<string, (count: number) => string> = {
  mixed: (count) =>
    page(
      `${count} mixed fields`,
      formOf(count, (index) => mixed[index % mixed.length]!(index)),
    ),
  text: plainPage,
  /** As many frames of the same origin, each with a form of four fields. */
  frames: (count) =>
    page(
      `${count} frames`,
      Array.from({ length: count }, () => '<iframe src="/text/4" width="300" height="120"></iframe>').join('\n'),
    ),
  react: (count) => page(`${count} React fields`, reactRoot(count, 'each')),
  'react-object': (count) => page(`${count} React fields, one state`, reactRoot(count, 'object')),
};

function reactRoot(count: number, state: string): string {
  return `<div id="root" data-count="${count}" data-state="${state}"></div><script src="/react-form.js"></script>`;
}

/** The server's side: `/mixed/1000` is a page of 1,000 mixed fields. */
export async function benchPages(): Promise<Pages> {
  const script = await bundledReactForm();
  return (path) => {
    if (path === '/react-form.js') return script;
    const [kind = '', count = ''] = path.slice(1).split('/');
    const make = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
    return make && Number(count) > 0 ? make(Number(count)) : null;
  };
}

async function bundledReactForm(): Promise<string> {
  const result = await build({
    entryPoints: [new URL('./react-form.tsx', import.meta.url).pathname],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return result.outputFiles[0]!.text;
}

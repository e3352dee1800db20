/** Line drawings of 20 × 20, in the text's colour. Decoration: the words stand beside them or in the button's name. */
const paths = {
  settings:
    'M4 6h7m4 0h1M4 14h1m4 0h7M13 4.2a1.8 1.8 0 1 1 0 3.6 1.8 1.8 0 0 1 0-3.6M7 12.2a1.8 1.8 0 1 1 0 3.6 1.8 1.8 0 0 1 0-3.6',
  back: 'M12 4.5 6.5 10l5.5 5.5',
  next: 'm8 4.5 5.5 5.5L8 15.5',
  down: 'm5 7.5 5 5 5-5',
  search: 'M8.8 4.3a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9m3.3 7.8 3.6 3.6',
  close: 'm5.5 5.5 9 9m0-9-9 9',
  copy: 'M7.5 7.5h8v8h-8zM12.5 7.5v-3h-8v8h3',
  edit: 'm4.5 15.5.8-3.2 8-8 2.4 2.4-8 8z',
  done: 'm4.5 10.5 3.7 3.7 7.3-8',
  skipped: 'M6 10h8',
  locked: 'M5.5 9.5h9v6.5h-9zM7.3 9.5V7a2.7 2.7 0 0 1 5.4 0v2.5',
  unlocked: 'M5.5 9.5h9v6.5h-9zM7.3 9.5V6a2.7 2.7 0 0 1 5.2-1',
  reroll: 'M15.5 8A6 6 0 0 0 5 6.2L4 7.5m0-4v4h4M4.5 12A6 6 0 0 0 15 13.8l1-1.3m0 4v-4h-4',
  insert: 'M7.5 4.5h5M7.5 15.5h5M10 4.5v11M3.5 7.5v5M16.5 7.5v5',
  pin: 'M7.5 4h5l-.6 5 2.1 2.2H6L8.1 9zM10 11.5V16',
  star: 'm10 4 1.8 3.8 4.2.6-3 2.9.7 4.2-3.7-2-3.7 2 .7-4.2-3-2.9 4.2-.6z',
  undo: 'M5 8.5h7a3.25 3.25 0 0 1 0 6.5H8M5 8.5 8 5.5M5 8.5l3 3',
  newPerson:
    'M8.5 4.5a2.6 2.6 0 1 1 0 5.2 2.6 2.6 0 0 1 0-5.2M3.5 15.5c.4-2.6 2.3-4 5-4 1 0 1.9.2 2.6.6M14.5 11v5m-2.5-2.5h5',
  panel: 'M3.5 4.5h13v11h-13zM12 4.5v11',
  external: 'M8 5H4.5v10.5H15V12M11 4.5h4.5V9m0-4.5-7 7',
} as const;

export type IconName = keyof typeof paths;

export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg className="icon" data-icon={name} viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      <path d={paths[name]} />
    </svg>
  );
}

import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** Imports run one way: entrypoints → components → utils; within utils, `plan` knows neither page nor browser. */
const browserApi = {
  group: ['wxt/*', '#imports', 'react', 'react-dom'],
  message: 'Knows no browser API: entrypoints wire.',
};
const oneWay = {
  group: ['**/entrypoints/**', '**/components/**'],
  message: 'Imports run entrypoints → components → utils.',
};

/** The page's half, from the ground up: `scan` reads and `apply` writes, and neither knows the other. */
const pageRooms = [
  { files: ['utils/dom/**'], above: ['field', 'scan', 'apply', 'overlay', 'plan'] },
  { files: ['utils/field/**'], above: ['scan', 'apply', 'overlay', 'plan'] },
  { files: ['utils/scan/**'], above: ['apply', 'overlay', 'plan'] },
  { files: ['utils/apply/**'], above: ['scan', 'overlay', 'plan'] },
  { files: ['utils/overlay/**'], above: ['field', 'scan', 'apply', 'plan'] },
  { files: ['utils/agent/**'], above: ['plan'] },
];
/** Within field, apply and conduct, the folders from the ground up: each knows those before it, and none after. */
const floors = {
  field: [
    'box',
    'saying',
    'widget',
    'slider',
    'calendar',
    'colour',
    'list',
    'choice',
    'wheel',
    'row',
    'native',
    'adapters',
  ],
  apply: [
    ...['requested', 'opener', 'field-writer'],
    ...['widget', 'choice', 'slider', 'native', 'wheel', 'popup', 'colour', 'row', 'calendar', 'list', 'writers'],
    ...[
      'field-writers',
      'target',
      'guarded',
      'close-after',
      'write-field',
      'write-job',
      'write-items',
      'take-back',
      'apply',
    ],
  ],
  conduct: [
    ...['waiting', 'own-files', 'frames', 'page', 'persons', 'filling', 'session', 'planning', 'toolbar', 'menus'],
    ...['tab', 'popup'],
  ],
};
const floorsOf = (room) =>
  floors[room].slice(0, -1).map((name, at) => ({
    files: [`utils/${room}/${name}/**`, `utils/${room}/${name}.ts`],
    floorsAbove: {
      regex: `^(\\.{1,2}/)+(${floors[room].slice(at + 1).join('|')})(/|$)`,
      message: `Floors of ${room} run down.`,
    },
  }));
const pageFloors = pageRooms.flatMap(({ files: [files], above }) => {
  const room = files.split('/')[1];
  return room in floors ? floorsOf(room).map((floor) => ({ ...floor, above })) : [];
});

const standsAlone = { group: ['**/conduct/**', '**/settings/**'], message: 'The page’s half stands alone.' };
const notInto = (rooms) => ({
  group: rooms.map((room) => `**/${room}/**`),
  message: 'Imports run down: scan or apply → field → dom.',
});

/** What an `<input name="…">` in a form, or an `<img name="…">` in a document, answers for itself. */
const bendable = [
  'parentElement|firstElementChild|lastElementChild|nextElementSibling|previousElementSibling|assignedSlot',
  'closest|querySelector|querySelectorAll|getAttribute|hasAttribute|getBoundingClientRect|getRootNode|checkVisibility',
].map((names) => ({
  selector: `MemberExpression[property.name=/^(${names})$/]`,
  message: 'A page can bend that: utils/dom/nodes reads what is true.',
}));

const pure = { group: ['**/scan/**', '**/apply/**', '**/conduct/**', '**/settings/**'], message: 'plan is pure.' };
const belowPersons = { group: ['**/persona/**', '**/generate/**'], message: 'Persons and values stand on a locale.' };

const clockAndChance = [
  { object: 'Math', property: 'random', message: 'Draw from a Stream.' },
  { object: 'Date', property: 'now', message: 'Dates count from the seed’s day.' },
];

export default tseslint.config(
  {
    ignores: [
      '.output/**',
      '.wxt/**',
      'tests/widgets/**/dist/**',
      'tests/widgets/node_modules/**',
      'tests/widgets/pages/**',
    ],
  },
  ...tseslint.configs.recommended,
  {
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      eqeqeq: 'error',
      'no-console': 'error',
      'prefer-const': 'error',
    },
  },
  { files: ['tests/**'], rules: { 'no-console': 'off' } },
  { files: ['**/*.tsx'], ...reactHooks.configs.flat.recommended },
  { files: ['utils/**'], rules: { 'no-restricted-imports': ['error', { patterns: [oneWay] }] } },
  {
    files: ['components/**'],
    rules: {
      'no-restricted-imports': ['error', { patterns: [{ group: ['**/entrypoints/**'], message: oneWay.message }] }],
    },
  },
  {
    files: ['utils/plan/**', 'utils/catalogue/**', 'utils/kinds/**', 'utils/moment/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [oneWay, browserApi, pure],
        },
      ],
      'no-restricted-properties': ['error', ...clockAndChance],
      'no-restricted-syntax': [
        'error',
        {
          selector: 'NewExpression[callee.name="Date"][arguments.length=0]',
          message: 'Dates count from the seed’s day.',
        },
      ],
    },
  },
  {
    files: ['utils/plan/locale/**'],
    rules: { 'no-restricted-imports': ['error', { patterns: [oneWay, browserApi, pure, belowPersons] }] },
  },
  ...pageRooms.map(({ files, above }) => ({
    files,
    rules: {
      'no-restricted-imports': ['error', { patterns: [oneWay, browserApi, standsAlone, notInto(above)] }],
      'no-restricted-globals': ['error', { name: 'document', message: 'Take a root; use ownerDocument.' }],
    },
  })),
  ...pageFloors.map(({ files, floorsAbove, above }) => ({
    files,
    rules: {
      'no-restricted-imports': ['error', { patterns: [oneWay, browserApi, standsAlone, notInto(above), floorsAbove] }],
    },
  })),
  ...floorsOf('conduct').map(({ files, floorsAbove }) => ({
    files,
    rules: { 'no-restricted-imports': ['error', { patterns: [oneWay, floorsAbove] }] },
  })),
  {
    files: ['utils/field/**', 'utils/scan/**', 'utils/apply/**', 'utils/overlay/**', 'utils/agent/**'],
    rules: { 'no-restricted-syntax': ['error', ...bendable] },
  },
);

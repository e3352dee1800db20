import { defineConfig } from 'oxlint';

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

/** What typescript-eslint recommends. */
const typescript = [
  ...['ban-ts-comment', 'no-array-constructor', 'no-duplicate-enum-values', 'no-empty-object-type', 'no-explicit-any'],
  ...['no-extra-non-null-assertion', 'no-misused-new', 'no-namespace', 'no-non-null-asserted-optional-chain'],
  ...['no-require-imports', 'no-this-alias', 'no-unnecessary-type-constraint', 'no-unsafe-declaration-merging'],
  ...['no-unsafe-function-type', 'no-unused-expressions', 'no-wrapper-object-types', 'prefer-as-const'],
  ...['prefer-namespace-keyword', 'triple-slash-reference', 'consistent-type-imports'],
];
/** What eslint-plugin-react-hooks recommends. */
const react = [
  ...['rules-of-hooks', 'exhaustive-deps', 'static-components', 'use-memo', 'preserve-manual-memoization'],
  ...['incompatible-library', 'immutability', 'globals', 'refs', 'set-state-in-effect', 'error-boundaries', 'purity'],
  ...['set-state-in-render', 'unsupported-syntax'],
];
const errors = (plugin, names) => Object.fromEntries(names.map((name) => [`${plugin}/${name}`, 'error']));
const noImport = (...patterns) => ({ 'no-restricted-imports': ['error', { patterns }] });

export default defineConfig({
  plugins: ['eslint', 'typescript', 'oxc', 'react'],
  jsPlugins: [{ name: 'eslint-js', specifier: 'oxlint-plugin-eslint' }],
  categories: { correctness: 'error' },
  options: { denyWarnings: true, reportUnusedDisableDirectives: 'error' },
  ignorePatterns: ['.output/**', '.wxt/**', 'tests/widgets/**/dist/**', 'tests/widgets/pages/**'],
  rules: {
    ...errors('typescript', typescript),
    'no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
    'no-control-regex': 'off',
    ...errors('eslint', ['eqeqeq', 'no-console', 'no-var', 'prefer-const', 'prefer-rest-params', 'prefer-spread']),
  },
  overrides: [
    { files: ['tests/**'], rules: { 'no-console': 'off', 'no-eval': 'off' } },
    { files: ['**/*.tsx'], rules: errors('react', react) },
    { files: ['utils/**'], rules: noImport(oneWay) },
    { files: ['components/**'], rules: noImport({ group: ['**/entrypoints/**'], message: oneWay.message }) },
    {
      files: ['utils/plan/**', 'utils/catalogue/**', 'utils/kinds/**', 'utils/moment/**'],
      rules: {
        ...noImport(oneWay, browserApi, pure),
        'no-restricted-properties': ['error', ...clockAndChance],
        'eslint-js/no-restricted-syntax': [
          'error',
          {
            selector: 'NewExpression[callee.name="Date"][arguments.length=0]',
            message: 'Dates count from the seed’s day.',
          },
        ],
      },
    },
    { files: ['utils/plan/locale/**'], rules: noImport(oneWay, browserApi, pure, belowPersons) },
    ...pageRooms.map(({ files, above }) => ({
      files,
      rules: {
        ...noImport(oneWay, browserApi, standsAlone, notInto(above)),
        'no-restricted-globals': ['error', { name: 'document', message: 'Take a root; use ownerDocument.' }],
      },
    })),
    ...pageFloors.map(({ files, floorsAbove, above }) => ({
      files,
      rules: noImport(oneWay, browserApi, standsAlone, notInto(above), floorsAbove),
    })),
    ...floorsOf('conduct').map(({ files, floorsAbove }) => ({ files, rules: noImport(oneWay, floorsAbove) })),
    {
      files: ['utils/field/**', 'utils/scan/**', 'utils/apply/**', 'utils/overlay/**', 'utils/agent/**'],
      rules: { 'eslint-js/no-restricted-syntax': ['error', ...bendable] },
    },
  ],
});

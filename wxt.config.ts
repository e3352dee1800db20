import { defineConfig } from 'wxt';

export default defineConfig({
  modules: ['@wxt-dev/module-react', '@wxt-dev/webextension-polyfill'],
  imports: false,
  manifestVersion: 3,
  manifest: ({ browser }) => ({
    name: '__MSG_name__',
    description: '__MSG_description__',
    default_locale: 'en',
    // Firefox tells by `menus` which element was right-clicked.
    permissions: ['activeTab', 'scripting', 'storage', 'contextMenus', ...(browser === 'firefox' ? ['menus'] : [])],
    optional_host_permissions: ['*://*/*'],
    content_security_policy: {
      extension_pages:
        "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    },
    minimum_chrome_version: '120',
    action: { default_title: '__MSG_name__' },
    // On macOS Option types characters: there it is Control, without what text fields and input methods use it for.
    commands: {
      _execute_action: { suggested_key: { default: 'Alt+Shift+U', mac: 'MacCtrl+Shift+U' } },
      'fill-page': {
        suggested_key: { default: 'Alt+Shift+G', mac: 'MacCtrl+Shift+L' },
        description: '__MSG_command_fill__',
      },
      // Without keys at first: browsers suggest at most four.
      scenario: { description: '__MSG_command_scenario__' },
      search: {
        suggested_key: { default: 'Alt+Shift+K', mac: 'MacCtrl+Shift+Y' },
        description: '__MSG_command_search__',
      },
      undo: {
        suggested_key: { default: 'Alt+Shift+Y', mac: 'MacCtrl+Shift+Z' },
        description: '__MSG_command_undo__',
      },
    },
    ...(browser === 'firefox' && {
      browser_specific_settings: {
        gecko: {
          id: 'understudy@understudy.example',
          strict_min_version: '140.0',
          data_collection_permissions: { required: ['none'] },
        },
      },
    }),
  }),
});

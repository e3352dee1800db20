import '@vscode-elements/elements';

export const group = (label, markup) =>
  `<vscode-form-group variant="vertical"><vscode-label for="widget">${label}</vscode-label>${markup}</vscode-form-group>`;

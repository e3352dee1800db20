import { initializeIcons, Stack } from '@fluentui/react';

initializeIcons('/fonts/', { disableWarnings: true });

export const C = ({ children }) => <Stack tokens={{ childrenGap: 15 }}>{children}</Stack>;

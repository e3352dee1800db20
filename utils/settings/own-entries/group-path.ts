/** Between the names of groups within groups: `Text size › With spaces`. */
export const groupSeparator = ' › ';

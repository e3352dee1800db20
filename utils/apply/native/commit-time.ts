/** Milliseconds for a component that shows its old value as it is left to commit the new one (Baloise). */
export const commitTime = 60;

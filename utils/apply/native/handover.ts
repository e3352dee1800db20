/** Milliseconds for a component that shows its old value as it is left to hand on the new one (Baloise). */
export const handover = 60;

/** The names of files, whole: each may have 255 characters (POSIX, NAME_MAX). */
export function namesOf(files: readonly File[]): string {
  return files.map(({ name }) => name).join(', ');
}

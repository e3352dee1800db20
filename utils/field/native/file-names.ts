/** The names of files, at most 200 characters. */
export function namesOf(files: readonly File[]): string {
  return files
    .map(({ name }) => name)
    .join(', ')
    .slice(0, 200);
}

/** Whether a text is another with something put in at one place: nothing of the other is gone. */
export function onlyAdds(before: string, after: string): boolean {
  let start = 0;
  while (start < before.length && before[start] === after[start]) start++;
  return after.length >= before.length && after.endsWith(before.slice(start));
}

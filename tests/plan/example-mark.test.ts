import { describe, expect, it } from 'vitest';
import { exampleIn } from '../../utils/plan/example-mark';

describe('what stands behind the mark of an example', () => {
  it.each([
    ['e.g. 21G', '21G'],
    ['eg: 21G', '21G'],
    ['z. B. 21G', '21G'],
    ['p. ex. : 21G', '21G'],
    ['por ejemplo, 21G', '21G'],
    ['ad es. 21G', '21G'],
    ['es. 21G', '21G'],
    ['bijv. 21G', '21G'],
    ['np. 21G', '21G'],
    ['např. 21G', '21G'],
    ['npr. 21G', '21G'],
    ['t.ex. 21G', '21G'],
    ['f.eks. 21G', '21G'],
    ['esim. 21G', '21G'],
    ['pl. 21G', '21G'],
    ['de ex. 21G', '21G'],
    ['π.χ. 21G', '21G'],
    ['örn. 21G', '21G'],
    ['напр. 21G', '21G'],
    ['например: 21G', '21G'],
    ['наприклад, 21G', '21G'],
    ['למשל 21G', '21G'],
    ['مثال: 21G', '21G'],
    ['उदाहरण: 21G', '21G'],
    ['เช่น 21G', '21G'],
    ['ví dụ: 21G', '21G'],
    ['contoh: 21G', '21G'],
    ['例）21G', '21G'],
    ['예) 21G', '21G'],
    ['例如：21G', '21G'],
    ['e.g. +44 20', '+44 20'],
    ['ex. (11) 99', '(11) 99'],
  ])('“%s”', (text, shown) => {
    expect(exampleIn(text)).toBe(shown);
  });

  it.each(['Enter your city', 'Your answer', 'Example Street 5', 'es wird gebaut', 'exact address', '例外', 'pension'])(
    'is nothing of “%s”',
    (text) => {
      expect(exampleIn(text)).toBeNull();
    },
  );
});

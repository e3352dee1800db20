import { expect, it } from 'vitest';
import { textField } from '../../builders';
import { filled } from '../fit/filled';

const amounts = async (label: string, title: string) => {
  const all = await filled('es-ES', [textField(label, { formTexts: [title] })]);
  return all.map(([shown]) => Number(shown!.replaceAll(/\D/gu, '')));
};

it('has a budget per head of tens, of a journey of hundreds, and of what is for all of thousands', async () => {
  for (const each of await amounts('Presupuesto orientativo por persona', 'Boda')) expect(each).toBeLessThan(250);
  for (const each of await amounts('Presupuesto orientativo por persona', 'Viaje a medida'))
    expect(each).toBeGreaterThan(400);
  expect(Math.max(...(await amounts('Presupuesto orientativo', 'Boda')))).toBeGreaterThan(1000);
});

import { describe, expect, it } from 'vitest';
import type { FieldDescriptor } from '../../utils/pipeline';
import type { PlanContext } from '../../utils/plan/context';
import { loadLocale } from '../../utils/plan/locale/load-locale';
import { planSteps } from '../../utils/plan/plan';
import { textField } from '../builders';
import { builtData } from './persona/locale-source';
import { planSettings } from './persona/plan-settings';

const labels = ['First name', 'Last name', 'E-mail', 'Phone', 'Street address', 'City', 'Postal code', 'Quantity'];
const page = { scheme: 'https', host: 'shop.example', path: '/' };

/** How often anything of a field was read. */
class Reads {
  count = 0;

  of(field: FieldDescriptor): FieldDescriptor {
    return new Proxy(field, {
      get: (target, key) => {
        this.count++;
        return Reflect.get(target, key) as unknown;
      },
    });
  }
}

describe('planSteps', () => {
  it('pauses often, however many fields stand in one form: no step is a large part of the whole', async () => {
    const locale = await loadLocale('en-US', builtData);
    const context: PlanContext = {
      seed: '7K2QM-2F4',
      locale,
      mode: 'realistic',
      settings: planSettings(),
      overrides: {},
      rules: { rules: [], page, selected: {}, counters: {}, faker: null },
    };
    const reads = new Reads();
    const fields = Array.from({ length: 400 }, (_, index) => {
      const label = labels[index % labels.length]!;
      return reads.of(textField(label, { name: `${label.toLowerCase()}_${index}`, elementId: `f${index}`, form: 'f' }));
    });
    const steps = planSteps(fields, context);
    const work: number[] = [];
    for (let done = false, before = 0; !done; before = reads.count) {
      done = steps.next().done ?? false;
      work.push(reads.count - before);
    }
    expect(Math.max(...work) / reads.count).toBeLessThan(0.1);
  });
});

/** Plans a form as the extension would and judges every answer. */
import { chooseLocale } from '../../../utils/conduct/planning/choose-locale';
import { noFacts } from '../../../utils/messages/agent';
import type { FieldDescriptor } from '../../../utils/pipeline';
import type { PlanEntry } from '../../../utils/plan/plan-entry';
import { loadLocale } from '../../../utils/plan/locale/load-locale';
import { planFields } from '../../../utils/plan/plan';
import { makeSeed } from '../../../utils/plan/seed';
import { builtData, builtLexicon } from '../persona/locale-source';
import { planSettings } from '../persona/plan-settings';
import type { Answer, Check, Filled } from './checks';
import { fieldsOf, type Form } from './notation';

export const today = '2026-11-21';

/** What is not believable on the filled form, one line a field. */
export async function oddAnswers(form: Form, nth: number): Promise<string[]> {
  const fields = fieldsOf(form);
  const sample = [...form.says, ...fields.flatMap(({ texts }) => texts.map(({ text }) => text))].join('\n');
  const page = { ...noFacts, lang: form.lang, sample, title: form.title };
  const locale = await chooseLocale('page', page, fields, 'en-US', builtLexicon, (tag) => loadLocale(tag, builtData));
  const entries = planFields(fields, {
    seed: makeSeed(4711 + nth * 7919, today),
    locale,
    mode: 'realistic',
    settings: planSettings({ coupons: true }),
    overrides: {},
  });
  const answers = fields.map((field, index) => answerOf(field, entries[index]!));
  const filled: Filled = {
    today,
    locale,
    of: (name) => {
      const at = fields.findIndex((field) => field.name === name);
      if (at < 0) throw new Error(`${form.title} has no field named ${name}`);
      return answers[at]!.value;
    },
  };
  return form.rows.flatMap(([texts, markup, check], index) =>
    holds(check, answers[index]!, filled) ? [] : [told(texts || markup, check, answers[index]!, entries[index]!)],
  );
}

function holds(check: Check, answer: Answer, filled: Filled): boolean {
  return check instanceof RegExp ? check.test(answer.value) : check(answer.value, filled, answer);
}

function told(what: string, check: Check, { value, kind }: Answer, { reason, evidence }: PlanEntry): string {
  const wanted = check instanceof RegExp ? String(check) : check.name;
  const why = evidence.slice(0, 2).map(({ signal, text }) => `${signal} “${text.slice(0, 30)}”`);
  return `${what} → ${JSON.stringify(value)}${reason ? ` (${reason})` : ''}, wanted ${wanted}; ${kind} by ${why.join(', ')}`;
}

function answerOf(field: FieldDescriptor, { value, kind }: PlanEntry): Answer {
  if (value === null) return { value: '', kind, code: '' };
  switch (value.as) {
    case 'text':
    case 'moment':
      return { value: value.text, kind, code: value.text };
    case 'check':
      return { value: value.checked ? 'on' : 'off', kind, code: '' };
    case 'options': {
      const chosen = field.control === 'choice' ? field.options[value.at?.[0] ?? -1] : undefined;
      return { value: chosen?.text ?? value.wanted[0] ?? '', kind, code: chosen?.value ?? '' };
    }
    case 'files':
      return { value: value.files[0]?.name ?? '', kind, code: value.files[0]?.type ?? '' };
    case 'drawing':
      return { value: 'drawing', kind, code: '' };
  }
}

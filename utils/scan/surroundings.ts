/** Where a field stands: in which form, with which others, and where on the page. */
import { attribute } from '../dom/nodes';
import { tidy } from '../dom/text';
import type { FieldFacts } from '../pipeline';
import type { Names } from './names';
import { seenBoxOf } from './seen-element';
import type { Found, Survey } from './survey';

type Place = Pick<FieldFacts, 'lang' | 'form' | 'formTexts' | 'group' | 'box'>;

const maxFormTexts = 8;
const maxGroups = 6;

/**
 * @param groups names of forms and groups
 * @param view the window that the page is scrolled in
 */
export function surroundingsOf(found: Found, survey: Survey, groups: Names, view: Window): Place {
  const { lang, region } = found.scope;
  return {
    lang: tidy(lang, 35),
    form: region ? groups.of(region) : 'page',
    formTexts: formTextsOf(region, survey),
    group: groupPath(found, survey, groups),
    box: seenBoxOf(found, view),
  };
}

/** What says what a form is for: headings, submit buttons, its name and where it goes. */
function formTextsOf(region: Element | null, survey: Survey): string[] {
  const notes = survey.regions.get(region);
  const names = region ? ['aria-label', 'name', 'id', 'class'].map((name) => attribute(region, name)) : [];
  const texts = [notes?.title, notes?.heading, ...(notes?.buttons ?? []), ...names, region ? pathOf(region) : ''];
  return [...new Set(texts.map((text) => tidy(text ?? '')))].filter((text) => text !== '').slice(0, maxFormTexts);
}

/** The path a form goes to, without host and query. */
function pathOf(form: Element): string {
  return attribute(form, 'action')
    .slice(0, 500)
    .replace(/^[a-z]+:\/\/[^/]*/i, '')
    .replace(/[?#].*$/, '');
}

/** The groups around a field that hold other fields as well, outermost first; of several with the same fields, one. */
function groupPath({ scope }: Found, survey: Survey, names: Names): string {
  const path: string[] = [];
  let around = survey.found.length;
  for (const group of scope.groups) {
    const fields = survey.fieldsInGroup.get(group) ?? 0;
    if (fields < 2 || fields === around) continue;
    around = fields;
    path.push(names.of(group));
  }
  return path.slice(-maxGroups).join('/');
}

import { attribute } from '../dom/nodes';
import type { Found, Survey } from './survey';
import { tidy } from '../dom/text';

const maxTexts = 8;

/** What says what a form is for: headings, submit buttons, its name and where it goes. */
export function formTextsOf({ scope }: Found, survey: Survey): string[] {
  const notes = survey.regions.get(scope.region);
  const { region } = scope;
  const names = region ? ['aria-label', 'name', 'id', 'class'].map((name) => attribute(region, name)) : [];
  const texts = [notes?.title, notes?.heading, ...(notes?.buttons ?? []), ...names, region ? pathOf(region) : ''];
  return [...new Set(texts.map((text) => tidy(text ?? '')))].filter((text) => text !== '').slice(0, maxTexts);
}

/** The path a form goes to, without host and query. */
function pathOf(form: Element): string {
  return attribute(form, 'action')
    .slice(0, 500)
    .replace(/^[a-z]+:\/\/[^/]*/i, '')
    .replace(/[?#].*$/, '');
}

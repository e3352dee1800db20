import { limits } from '../limits';
import type { PageFacts } from '../messages/agent';
import { isCaptchaPage } from './captcha';
import { attribute, carries, findFirst, rootElementOf, textContentOf } from '../dom/nodes';
import type { Survey } from './survey';
import { tidy } from '../dom/text';
import type { IsShown } from './visibility/visible-proxy';

const maxSample = 2_000;

/** What a page says of itself, as far as the survey has come. */
export function pageFactsOf(document: Document, survey: Survey, isShown: IsShown): PageFacts {
  const root = rootElementOf(document);
  const foreign = survey.frames.filter(isForeign);
  const frames = foreign.slice(0, limits.frames);
  return {
    lang: root ? tidy(attribute(root, 'lang') || attribute(root, 'xml:lang'), 35) : '',
    title: tidy(titleOf(document)),
    sample: tidy(`${survey.labelWords} ${survey.otherWords}`, maxSample),
    frames: originsOf(frames.filter(isShown)),
    leftOut: { fields: survey.isCut, frames: foreign.length - frames.length },
  };
}

function titleOf(document: Document): string {
  const title = findFirst(document, 'title');
  return textContentOf(title) ?? '';
}

/** Captchas are none of ours. */
function originsOf(frames: readonly Element[]): string[] {
  const urls = frames.map(addressOf).filter((url) => url === null || !isCaptchaPage(url));
  return [...new Set(urls.map((url) => (url && url.origin !== 'null' ? url.origin : '')))];
}

/** Whether it is a frame that its page may not look into. */
function isForeign(frame: Element): boolean {
  return (frame instanceof HTMLIFrameElement || frame instanceof HTMLFrameElement) && frame.contentDocument === null;
}

function addressOf(frame: Element): URL | null {
  const isOpaque = carries(frame, 'sandbox') && !attribute(frame, 'sandbox').includes('allow-same-origin');
  if (isOpaque) return null;
  const address = attribute(frame, 'src');
  return URL.canParse(address, frame.baseURI) ? new URL(address, frame.baseURI) : null;
}

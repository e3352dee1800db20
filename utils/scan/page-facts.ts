import type { PageFacts } from '../messages/agent';
import { isCaptchaPage } from './captcha';
import { attribute, carries, findFirst, rootElementOf, textContentOf } from '../dom/nodes';
import type { Survey } from './survey';
import { tidy } from '../dom/text';
import type { IsShown } from './visibility/visible-proxy';

const maxSample = 2_000;
const maxFrames = 100;

/** What a page says of itself, as far as the survey has come. */
export function pageFactsOf(document: Document, survey: Survey, isShown: IsShown): PageFacts {
  const root = rootElementOf(document);
  return {
    lang: root ? tidy(attribute(root, 'lang') || attribute(root, 'xml:lang'), 35) : '',
    title: tidy(titleOf(document)),
    sample: tidy(`${survey.labelWords} ${survey.otherWords}`, maxSample),
    frames: foreignOrigins(survey, isShown),
  };
}

function titleOf(document: Document): string {
  const title = findFirst(document, 'title');
  return textContentOf(title) ?? '';
}

/** Origins of frames a person sees and this page may not look into; captchas are none of ours. */
function foreignOrigins(survey: Survey, isShown: IsShown): string[] {
  const foreign = survey.frames.slice(0, maxFrames).filter((frame) => isForeign(frame) && isShown(frame));
  const urls = foreign.map(addressOf).filter((url) => url === null || !isCaptchaPage(url));
  return [...new Set(urls.map((url) => (url && url.origin !== 'null' ? url.origin : '')))];
}

function isForeign(frame: Element): boolean {
  return (frame instanceof HTMLIFrameElement || frame instanceof HTMLFrameElement) && frame.contentDocument === null;
}

function addressOf(frame: Element): URL | null {
  const isOpaque = carries(frame, 'sandbox') && !attribute(frame, 'sandbox').includes('allow-same-origin');
  if (isOpaque) return null;
  const address = attribute(frame, 'src');
  return URL.canParse(address, frame.baseURI) ? new URL(address, frame.baseURI) : null;
}

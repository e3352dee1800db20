import type { Browser } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchChromium } from '../browser/chromium';
import { namesOf, scanMarkup } from './page';

let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());

/** A line of text and its label in the shadow tree of a component. */
const inComponent = (style: string) =>
  `<x-in><template shadowrootmode=open><label for=i>City</label><input id=i name=x style="${style}"></template></x-in>`;

type Case = readonly [what: string, markup: string];

const hidden: readonly Case[] = [
  ['display none', '<input name=x style="display:none">'],
  ['display none around', '<div style="display:none"><input name=x></div>'],
  ['visibility in its label', '<label style="display:block">City<input name=x style="visibility:hidden"></label>'],
  ['visibility', '<div style="visibility:hidden"><input name=x></div>'],
  ['hidden', '<div hidden><input name=x></div>'],
  ['hidden until found', '<div hidden=until-found><input name=x></div>'],
  ['inert', '<div inert><input name=x></div>'],
  ['inert itself', '<input name=x inert>'],
  ['closed details', '<details><summary>More</summary><input name=x></details>'],
  ['boxes in closed details', '<details><summary>More</summary><label><input type=checkbox name=x>A</label></details>'],
  ['closed dialog', '<dialog><input name=x></dialog>'],
  ['closed popover', '<div popover><input name=x></div>'],
  ['content-visibility', '<div style="content-visibility:hidden"><input name=x></div>'],
  ['zero size', '<input name=x style="width:0;height:0;border:0;padding:0">'],
  ['one pixel', '<input name=x style="position:absolute;width:1px;height:1px;border:0;padding:0">'],
  ['transparent', '<div style="opacity:0"><input name=x></div>'],
  ['date box in a transparent dialog', '<div style="opacity:0"><input type=date name=x></div>'],
  ['far left', '<input name=x style="position:absolute;left:-9999px">'],
  ['far up', '<div style="position:absolute;top:-5000px"><input name=x></div>'],
  ['far right, cut off', '<body style="overflow-x:hidden"><input name=x style="position:fixed;left:9999px"></body>'],
  ['moved away', '<div style="transform:translateX(-200vw)"><input name=x></div>'],
  ['clip', '<input name=x style="position:absolute;clip:rect(0 0 0 0)">'],
  ['clip-path', '<input name=x style="clip-path:inset(50%)">'],
  ['clip around', '<div style="position:absolute;clip:rect(0 0 0 0)"><p><input name=x></p></div>'],
  ['all but transparent', '<input name=x style="opacity:0.01">'],
  ['all but transparent around', '<div style="opacity:0.01"><p><input name=x></p></div>'],
  ['filtered away', '<input name=x style="filter:opacity(0)">'],
  ['filtered away around', '<div style="filter:blur(1px) opacity(1%)"><p><input name=x></p></div>'],
  ['masked away', '<input name=x style="mask-image:linear-gradient(transparent,transparent)">'],
  ['masked away around', '<div style="mask:linear-gradient(#0000,#0000)"><p><input name=x></p></div>'],
  ['cut from above and below', '<input name=x style="clip-path:inset(60% 0 40%)">'],
  ['cut to nothing from one side', '<input name=x style="clip-path:inset(0 100% 0 0)">'],
  ['cut to an ellipse without a radius', '<input name=x style="clip-path:ellipse(0 0)">'],
  ['cut to a point around', '<div style="clip-path:polygon(0 0,0 0,0 0)"><p><input name=x></p></div>'],
  ['cut to a circle without a radius around', '<div style="clip-path:circle(0)"><p><input name=x></p></div>'],
  [
    'cut by a class, beside boxes that look alike but for that',
    '<style>.row + .row.odd { clip-path: circle(0) }</style><p class=row><input name=y></p><p class="row odd"><input name=x></p>',
  ],
  ['white on white', '<input name=x style="color:#fff;background:#fff;border:0">'],
  ['box of two pixels', '<div style="width:2px;height:2px;overflow:hidden"><input name=x></div>'],
  ['box without height', '<div style="height:0;overflow:hidden"><div><input name=x></div></div>'],
  ['type hidden', '<input type=hidden name=x>'],
  ['not drawn in a component, its label is', inComponent('display:none')],
  ['template', '<template><input name=x></template>'],
  [
    'mirror of a drawn box',
    '<label>A <input type=checkbox name=x aria-hidden=true tabindex=-1 style="opacity:0"></label>',
  ],
  ['box without label', '<input type=checkbox name=x style="display:none">'],
  ['select without drawn list', '<p>Text</p><select name=x style="display:none"><option>A<option>B</select>'],
  [
    'file input of a drop zone, kept at the end of the page',
    '<main><form class=dropzone><button type=button>Drop files here</button></form></main><input type=file name=x style="visibility:hidden;position:absolute;width:0;height:0">',
  ],
];

const reachable: readonly Case[] = [
  [
    'a box in a closed drop-down that asks to choose',
    '<details><summary>Select plants</summary><ul><li><label><input type=checkbox name=x>Fern</label></ul></details>',
  ],
  [
    'a box in a hidden list behind a button that asks to choose',
    '<button type=button>Choose a plant</button><ul hidden><li><label><input type=radio name=x>Fern</label></ul>',
  ],
  ['plain', '<input name=x>'],
  ['out of sight in a component until its label is pressed', inComponent('position:absolute;clip:rect(0 0 0 0)')],
  ['open details', '<details open><summary>More</summary><input name=x></details>'],
  ['below the fold', '<div style="height:5000px"></div><input name=x>'],
  [
    'in a scrolled box',
    '<div id=s style="height:50px;overflow:auto"><input name=x><div style="height:9000px"></div></div>',
  ],
  [
    'content-visibility auto, below the fold',
    '<div style="height:5000px"></div><div style="content-visibility:auto"><input name=x></div>',
  ],
  ['open dialog', '<dialog open><input name=x></dialog>'],
  ['overflow hidden with size', '<div style="height:60px;overflow:hidden"><input name=x></div>'],
  ['display contents', '<div style="display:contents"><input name=x></div>'],
  ['clear over what is drawn of it', '<b>1234</b><input name=x style="color:transparent;background:transparent">'],
  ['pale', '<div style="opacity:.6;filter:grayscale(1) opacity(.5)"><input name=x></div>'],
  [
    'cut to round corners',
    '<div style="clip-path:inset(0 round 4px)"><input name=x style="clip-path:circle(75%)"></div>',
  ],
  ['cut with room for a shadow on one side', '<input name=x style="clip-path:inset(0 -100% 0 0 round 100%)">'],
  ['half of its box is cut', '<div style="clip-path:inset(50% 0 0 0)"><input name=x><p>Text</div>'],
  [
    'switch of one colour',
    '<input name=x type=checkbox style="appearance:none;width:20px;height:20px;background:currentColor">',
  ],
  ['white on a drawn ground', '<input name=x style="color:#fff;background:#fff linear-gradient(#222,#333)">'],
  ['faded out below', '<div style="mask-image:linear-gradient(black,transparent)"><input name=x></div>'],
  ['a cut-off bit of a polygon', '<div style="clip-path:polygon(0 0,100% 0,100% 90%,0 100%)"><input name=x></div>'],
  [
    'transparent box, visible label',
    '<input type=checkbox id=i name=x style="opacity:0;position:absolute"><label for=i>Terms</label>',
  ],
  [
    'box display none, wrapped by its label',
    '<label><input type=checkbox name=x style="display:none"><span>Terms</span></label>',
  ],
  [
    'box clipped, drawn tick beside',
    '<div><input type=checkbox name=x style="position:absolute;clip:rect(0,0,0,0)"><span style="display:inline-block;width:20px;height:20px"></span></div>',
  ],
  [
    'radio group, labels visible',
    '<input type=radio name=x id=a style="display:none"><label for=a>A</label><input type=radio name=x id=b style="display:none"><label for=b>B</label>',
  ],
  [
    'file input in a drop zone',
    '<div class=dropzone><input type=file name=x style="display:none"><p>Drop files</p></div>',
  ],
  [
    'file input behind its label',
    '<label for=f>Upload</label><input id=f type=file name=x style="width:.1px;height:.1px;opacity:0">',
  ],
  [
    'select behind a drawn list',
    '<select name=x style="display:none"><option>A<option>B</select><div class="nice-select"><span>A</span></div>',
  ],
  [
    'select behind a box that draws its options again',
    '<select name=x style="display:none"><option>Any<option>Oak<option>Elm</select><div><button type=button>Any</button><p>Any Oak Elm</p></div>',
  ],
  [
    'transparent switch over what is drawn of it',
    '<div style="width:40px;height:24px;position:relative"><i></i><input type=checkbox name=x style="position:absolute;inset:0;opacity:0"></div>',
  ],
  [
    'transparent box, named by what is visible',
    '<input type=radio name=x aria-labelledby=t style="opacity:0;width:600px"><span id=t>Small</span>',
  ],
  ['slider drawn as a line', '<input type=range name=x style="appearance:none;height:0;width:200px">'],
  [
    'transparent slider beside its track',
    '<div class="slider-track" style="height:4px"></div><input type=range name=x style="opacity:0">',
  ],
  ['transparent box for a code', '<input name=x autocomplete=one-time-code style="opacity:0">'],
  [
    'transparent box for a date, under its label',
    '<input id=i name=x type=date style="opacity:0"><label for=i>Day</label>',
  ],
  [
    'slot',
    '<div id=host><input name=x></div><script>host.attachShadow({mode:"open"}).innerHTML="<slot></slot>"</script>',
  ],
  [
    'right to left',
    '<html dir=rtl><body><div style="width:3000px"><input name=x></div><input name=y style="position:absolute;left:-9000px"></body></html>',
  ],
];

describe('what a person cannot see is left out', () => {
  test.each(hidden)('%s', async (_what, markup) => {
    const { page, fields } = await scanMarkup(browser, markup);

    expect(namesOf(fields)).not.toContain('x');
    await page.close();
  });
});

describe('what a person can get at is there', () => {
  test.each(reachable)('%s', async (_what, markup) => {
    const { page, fields } = await scanMarkup(browser, markup);

    expect(namesOf(fields)).toContain('x');
    await page.close();
  });
});

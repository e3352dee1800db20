import { expect, it } from 'vitest';
import { fillThroughPopup } from '../browser/extension';
import { extensionOnSite } from '../browser/extension-on-site';

/** What stands around forms and is none: by the look of it, what adapters claim. Name → markup. */
const decoys: Readonly<Record<string, string>> = {
  'menu in the navigation': `<nav><ul class="navbar"><li class="dropdown"><button class="dropdown-toggle" aria-haspopup="true" aria-expanded="false">Products</button>
    <ul class="dropdown-menu" hidden><li><a href="#a">Shoes</a></li><li><a href="#b">Hats</a></li></ul></li></ul></nav>`,
  'menu drawn as a list': `<header><div class="ui dropdown item" tabindex="0"><div class="text">Account</div><i class="dropdown icon"></i>
    <div class="menu"><a class="item" href="#x">Profile</a><a class="item" href="#y">Sign out</a></div></div></header>`,
  'menu of actions': `<div class="card"><button aria-haspopup="menu" aria-expanded="false" aria-label="More actions">⋮</button>
    <div role="menu" hidden><div role="menuitem">Delete</div></div></div>`,
  'menu of actions beside a title': `<section><h2>Order 17</h2><div class="dropdown"><button type="button" class="btn dropdown-toggle">Actions</button>
    <div class="dropdown-menu"><button class="dropdown-item">Archive</button><button class="dropdown-item">Delete</button></div></div></section>`,
  tabs: `<div role="tablist"><button role="tab" aria-selected="true">Details</button><button role="tab" aria-selected="false">History</button></div>`,
  accordion: `<h3><button aria-expanded="false" aria-controls="answer">Do you ship abroad?</button></h3><div id="answer" hidden>Yes.</div>`,
  'password eye': `<button type="button" aria-pressed="false" aria-label="Show password">👁</button>`,
  'like button': `<article><p>A post</p><button aria-pressed="false">Like</button><button aria-pressed="false">Save</button></article>`,
  'editor bar': `<div role="toolbar" aria-label="Formatting"><button aria-pressed="false">Bold</button><button aria-pressed="false">Italic</button><button>Link</button></div>`,
  'stars that only show': `<div class="rating stars" aria-label="4 of 5 stars" role="img"><i class="star filled"></i><i class="star filled"></i><i class="star filled"></i><i class="star filled"></i><i class="star"></i></div>`,
  'review in a list': `<article class="product"><h4>Lamp</h4><span class="star-rating"><span class="star">★</span><span class="star">★</span><span class="star">☆</span></span> (128)</article>`,
  'sorted table': `<table><thead><tr><th aria-sort="ascending"><button>Name</button></th><th><button>Date</button></th></tr></thead><tbody><tr><td>Anna</td><td>2026-11-21</td></tr></tbody></table>`,
  'rows to select': `<div role="grid" aria-label="Orders"><div role="row"><div role="gridcell"><span role="checkbox" aria-checked="false" tabindex="0" aria-label="Select row"></span></div><div role="gridcell">Order 1</div></div></div>`,
  pages: `<nav aria-label="Pages"><button>1</button><button aria-current="page">2</button><button>Next</button></nav>`,
  slides: `<div class="carousel" aria-roledescription="carousel"><button aria-label="Previous slide">‹</button><button aria-label="Next slide">›</button><div role="tablist"><button role="tab" aria-label="Slide 1"></button></div></div>`,
  calendar: `<div class="calendar" role="grid" aria-label="Events in November"><div role="row"><div role="gridcell">20</div><div role="gridcell">21 <a href="#event">Party</a></div></div></div>`,
  'tree of files': `<ul role="tree" aria-label="Files"><li role="treeitem" aria-expanded="false" tabindex="0">src</li><li role="treeitem" tabindex="-1">README</li></ul>`,
  'cookie bar': `<div role="dialog" aria-label="Cookies" class="cookie-banner"><p>We use cookies.</p><button>Accept all</button><button>Reject</button></div>`,
  'theme switch': `<header><button type="button" class="theme-toggle" aria-label="Dark mode" aria-pressed="false">☾</button></header>`,
  'view switch': `<div class="toolbar"><div class="btn-group" role="group" aria-label="View"><button class="btn active">List</button><button class="btn">Grid</button></div></div>`,
  chat: `<div class="chat-launcher"><button aria-label="Open chat" aria-haspopup="dialog">💬</button></div>`,
  'volume of a player': `<div class="player" role="region" aria-label="Video player"><button aria-label="Play">▶</button><div role="slider" aria-label="Seek" aria-valuenow="10" aria-valuemin="0" aria-valuemax="100" tabindex="0" style="width:100px;height:8px"></div></div>`,
  'canvas of a chart': `<div class="design-chart"><canvas width="200" height="80" aria-label="Sales by month"></canvas></div>`,
  zoom: `<div class="map-controls"><button aria-label="Zoom out">−</button><span>100</span><button aria-label="Zoom in">+</button></div>`,
  'page between two buttons': `<div class="pager"><button>‹</button><span>1</span><button>›</button></div>`,
  'votes of an answer': `<div class="votes"><button aria-label="Up vote">+</button><span>17</span><button aria-label="Down vote">-</button></div>`,
  'drop area of a board': `<div class="board dropzone"><div class="card" draggable="true">Task 1</div></div>`,
  'list of chips': `<div class="tags"><span class="chip">new <button aria-label="Remove new">×</button></span></div>`,
  'colour swatches of a product': `<div class="swatches"><button class="swatch color-swatch" style="background:#f00" aria-label="Red"></button><button class="swatch color-swatch" style="background:#00f" aria-label="Blue"></button></div>`,
  'date of a post': `<p class="post-date"><button class="date" aria-label="Copy link">21 November 2026</button></p>`,
  'day view of a calendar': `<div class="calendar"><button aria-label="Previous month">‹</button><b>November 2026</b><button aria-label="Next month">›</button><table><tbody><tr><td>20</td><td>21</td><td>22</td></tr></tbody></table></div>`,
  thumbnails: `<div class="gallery">${'<img alt="" style="cursor: pointer; width: 20px; height: 20px">'.repeat(5)}</div>`,
  'filters of a shop': `<aside><div class="filter-select"><button aria-pressed="false">New</button><button aria-pressed="true">Sale</button></div></aside>`,
  'stars of a shop': `<div class="card"><div class="star-rating" title="Rated 4.00 out of 5"><span style="width:80%">Rated 4 out of 5</span></div></div>`,
  'sizes of a card': `<div class="card"><div class="segmented"><button type="button" class="active">Day</button><button type="button">Week</button></div></div>`,
  'rows of settings': `<div class="cell-group"><div class="cell" tabindex="0"><span>Language</span><span>English</span></div><div class="cell" role="button" tabindex="0"><span>Plan</span><span>Please select</span><i class="arrow"></i></div></div>`,
  'rows that lead elsewhere': `<div class="form"><a class="list-item" href="#plans"><span>Plan</span><span>Select</span><svg></svg></a></div>`,
  'picker of a gallery': `<div class="picker"><ul class="picker-items" style="transform: translate3d(0px, 10px, 0px)"><li>One</li><li>Two</li><li>Three</li></ul></div>`,
  'icons in a footer': `<footer><a href="#f" class="select-link">Facebook</a><button class="btn">Back to top</button></footer>`,
};

const watched = ['pointerdown', 'mousedown', 'click', 'keydown', 'beforeinput', 'input', 'change', 'focusin'];

const page = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Shop</title><body>
  ${Object.entries(decoys)
    .map(([name, markup]) => `<div class="decoy-box" data-decoy="${name}">${markup}</div>`)
    .join('\n')}
  <main><form action="/sent"><label>First name <input name="first"></label>
    <label>Password <input name="password" type="password"></label>
    <label>Country <select name="country"><option value="">Choose</option><option>Canada</option><option>France</option></select></label>
    <div><button type="button" aria-pressed="false">Mute</button><button type="button" aria-pressed="false">Favourite</button></div>
    <label for="message">Message</label><div><button type="button" aria-pressed="false">Bold</button><button type="button" aria-pressed="false">Italic</button></div>
    <textarea id="message" name="message"></textarea>
    <button>Send</button><button type="reset">Clear</button><button type="button">Add another</button></form></main>
  <script>
    window.touched = [];
    for (const type of ${JSON.stringify(watched)}) addEventListener(type, ({ target }) => {
      const name = target.closest?.('[data-decoy]')?.dataset.decoy ?? (target.closest?.('button') ? 'button of the form' : '');
      if (name) touched.push(name + ': ' + type);
    }, true);
  </script>`;

const site = extensionOnSite((path) => (path === '/' ? page : null));

it('fills the form and touches nothing around it', async () => {
  const tab = await site.openPage();
  const popup = await site.extension.openPopup(tab);
  const said = await fillThroughPopup(popup);
  expect(await popup.$$eval('li', (items) => items.map((item) => item.innerText.split('\n')[1]))).toEqual([
    'First name',
    'Password',
    'Country',
    'Message',
  ]);
  expect(await tab.evaluate('[...new Set(touched)]')).toEqual([]);
  expect(new URL(tab.url()).hash).toBe('');
  expect(said).toMatch(/^Filled 4 of 4/);
});

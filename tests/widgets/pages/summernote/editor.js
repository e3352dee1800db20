import '../support/jquery-global.js';
import $ from 'jquery';
import 'summernote/dist/summernote-lite.js';
import 'summernote/dist/summernote-lite.css';
import { showCases } from '../support/cases.js';

const box = (root, markup = '<div id="widget"></div>') => {
  root.innerHTML = `<form><label>Message</label>${markup}</form>`;
  return root.querySelector('#widget');
};

const plainText = (html) => new DOMParser().parseFromString(html, 'text/html').body.textContent.trim();

showCases({
  summernote: (root) => {
    const $box = $(box(root)).summernote({ height: 120 });
    return { state: () => plainText($box.summernote('code')) };
  },
});

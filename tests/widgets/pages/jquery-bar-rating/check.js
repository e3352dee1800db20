import '../support/jquery-global.js';
import $ from 'jquery';
import 'jquery-bar-rating';
import 'jquery-bar-rating/dist/themes/css-stars.css';
import 'jquery-bar-rating/dist/themes/bars-1to10.css';
import 'jquery-bar-rating/dist/themes/bars-movie.css';
import 'jquery-bar-rating/dist/themes/bars-pill.css';
import { form, showCases } from '../support/cases.js';

const ratings = (texts) => texts.map((text, at) => `<option value="${at + 1}">${text}</option>`).join('');

const barRating =
  (label, theme, texts, options = {}) =>
  (root) => {
    const $select = $(form(root, label, `<select id="widget"><option value=""></option>${ratings(texts)}</select>`));
    let state = '';
    $select.barrating({ theme, onSelect: (value) => (state = value), ...options });
    return { state: () => state };
  };

showCases({
  stars: { ci: true, show: barRating('Rating', 'css-stars', ['1', '2', '3', '4', '5'], { allowEmpty: null }) },
  '1to10': barRating(
    'Rating',
    'bars-1to10',
    Array.from({ length: 10 }, (_, at) => `${at + 1}`),
  ),
  movie: barRating('Rate this movie', 'bars-movie', ['Bad', 'Mediocre', 'Good', 'Awesome']),
  pill: barRating('Size', 'bars-pill', ['A', 'B', 'C', 'D'], {
    showValues: true,
    showSelectedRating: false,
  }),
});

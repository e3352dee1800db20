import { page, gone } from '../support/css-only.js';
import { showCasesOfCi } from '../support/cases.js';

const hidden = 'position:absolute;opacity:0;width:0;height:0';

const clipped =
  'position:absolute;width:1px;height:1px;padding:0;margin:-1px;overflow:hidden;clip:rect(0,0,0,0);border:0';

const plans = (style) =>
  ['Basic', 'Pro', 'Team']
    .map(
      (plan) =>
        `<label style="padding:8px;border:1px solid"><input type="radio" name="plan" value="${plan}" style="${style}"><span>${plan}</span></label>`,
    )
    .join('');

showCasesOfCi({
  'radio cards transparent': { show: page(`<fieldset><legend>Plan</legend>${plans(hidden)}</fieldset>`) },
  'radio cards not displayed': page(`<fieldset><legend>Plan</legend>${plans(gone)}</fieldset>`),
  'radio cards clipped': { show: page(`<fieldset><legend>Plan</legend>${plans(clipped)}</fieldset>`) },
  'star rating labels': page(
    `<style>.rate{direction:rtl;display:inline-block}.rate input{display:none}</style><fieldset class="rate"><legend>Rating</legend>${[5, 4, 3, 2, 1].map((n) => `<input type="radio" id="s${n}" name="rating" value="${n}"><label for="s${n}" title="${n} stars">★</label>`).join('')}</fieldset>`,
  ),
  'daisyui rating': {
    show: page(
      `<style>.mask{appearance:none;width:24px;height:24px;background:orange}</style><span>Rating</span><div class="rating">${[1, 2, 3, 4, 5].map((n) => `<input type="radio" name="rating" class="mask" aria-label="${n} star" value="${n}">`).join('')}</div>`,
    ),
  },
  'switch not displayed': {
    show: page(
      `<label class="switch" style="display:inline-block;width:60px;height:34px;position:relative"><input type="checkbox" name="terms" style="${gone}"><span class="slider" style="position:absolute;inset:0;background:#ccc"></span> Gift wrapping</label>`,
    ),
  },
  'bootstrap switch': {
    show: page(
      '<div class="form-check form-switch"><input class="form-check-input" type="checkbox" role="switch" id="w" name="terms"><label class="form-check-label" for="w">Gift wrapping</label></div>',
    ),
  },
  'bootstrap toggle buttons': page(
    `<div class="btn-group" role="group" aria-label="Size">${['S', 'M', 'L'].map((size) => `<input type="radio" class="btn-check" name="size" id="b${size}" value="${size}" style="position:absolute;clip:rect(0,0,0,0);pointer-events:none"><label class="btn" for="b${size}">${size}</label>`).join('')}</div>`,
  ),
  'peer checkbox': {
    show: page(
      `<input type="checkbox" id="w" name="terms" style="${clipped}"><label for="w"><span style="display:inline-block;width:20px;height:20px;border:1px solid"></span> Terms</label>`,
    ),
  },
});

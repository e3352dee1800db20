import 'zone.js';
import '@angular/compiler';
import { Component, provideZoneChangeDetection } from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';
import { ColorPickerDirective } from 'ngx-color-picker';
import { showCases } from '../support/cases.js';

/** A case whose model is what the directive told its component last. */
function picker(attributes) {
  return (root) => {
    let model = '#336699';
    class Case {
      colour = model;
      take(colour) {
        this.colour = model = colour;
      }
    }
    const input = `<input id="w" [value]="colour" [style.background]="colour" [colorPicker]="colour" (colorPickerChange)="take($event)" ${attributes}>`;
    const template = `<form><label for="w">Brand colour</label>${input}</form>`;
    Component({ selector: 'main', standalone: true, imports: [ColorPickerDirective], template })(Case);
    void root;
    bootstrapApplication(Case, { providers: [provideZoneChangeDetection()] });
    return { state: () => model };
  };
}

showCases({
  input: picker(''),
  'with OK button': picker('[cpOKButton]="true" [cpCancelButton]="true"'),
});

import { describe, expect, it } from 'vitest';
import { recognise } from '../../../utils/plan/recognise/recognise';
import { textField } from '../../builders';
import { builtLexicon } from '../persona/locale-source';

const kindsOf = (...labels: string[]) =>
  recognise(
    labels.map((label, at) => textField(label, { name: `field_${at}` })),
    { lexicon: builtLexicon, pageLanguage: 'en' },
  ).map(({ kind }) => kind);

describe('a kind that a form has only among others', () => {
  it('is a cabin class on a flight alone', () => {
    expect(kindsOf('Class', 'Pupil name')[0]).toBe('text');
    expect(kindsOf('Class', 'Flight number')[0]).toBe('cabin-class');
  });

  it('is a plate where the form asks about a vehicle', () => {
    expect(kindsOf('Registration', 'Mileage', 'Fuel type')[0]).toBe('license-plate');
    expect(kindsOf('Registration', 'Company')[0]).not.toBe('license-plate');
  });

  it('is a car’s model beside a car', () => {
    expect(kindsOf('Vehicle model', 'Mileage')[0]).toBe('vehicle-model');
    expect(kindsOf('Vehicle model', 'Quantity')[0]).toBe('text');
  });

  it('is a car’s make where a car is spoken of, a machine’s elsewhere', () => {
    expect(kindsOf('Oven make', 'Quantity')[0]).toBe('text');
    expect(kindsOf('Vehicle make', 'Quantity')[0]).toBe('vehicle-make');
    expect(kindsOf('Make', 'Fuel type')[0]).toBe('vehicle-make');
  });

  it('is a web site, unless it is the site of something', () => {
    expect(kindsOf('Site of fracture')[0]).not.toBe('url');
    expect(kindsOf('Site / tenant')[0]).not.toBe('url');
    expect(kindsOf('Site / booking page')[0]).toBe('url');
    expect(kindsOf('Site')[0]).toBe('url');
  });

  it('is a card’s number, unless things are counted', () => {
    expect(kindsOf('Number of attacks in the past year', 'Expiry date', 'CVC')[0]).not.toBe('cc-number');
  });

  it('is a title before a name, not what a table’s names begin with', () => {
    expect(kindsOf('Table prefix')[0]).toBe('text');
    expect(kindsOf('Name prefix')[0]).toBe('honorific-prefix');
  });

  it('is the holder of an account only where one is asked for', () => {
    expect(kindsOf('Beneficiary', 'Policy number')[0]).toBe('name');
    expect(kindsOf('Beneficiary', 'IBAN')[0]).toBe('account-holder');
  });

  it('is a thing’s height beside its width, a person’s elsewhere', () => {
    expect(kindsOf('Width', 'Height')[1]).toBe('depth');
    expect(kindsOf('First name', 'Height')[1]).toBe('height');
  });

  it('is a person’s between people', () => {
    expect(kindsOf('From', 'To', 'Subject', 'Message').slice(0, 2)).toEqual(['email', 'email']);
    expect(kindsOf('To', 'From', 'Gift message').slice(0, 2)).toEqual(['name', 'name']);
    expect(kindsOf('From', 'To', 'Passengers').slice(0, 2)).toEqual(['airport-from', 'airport-to']);
  });

  it('is no city where only a preposition spoke of a journey', () => {
    expect(kindsOf('Rubbish to be taken away by', 'Colour')[0]).toBe('text');
  });

  it('is no web site, floor or name where one word of several would be', () => {
    expect(kindsOf('Injection site')[0]).toBe('text');
    expect(kindsOf('Company site')[0]).toBe('url');
    expect(kindsOf('Significance level')[0]).not.toBe('floor');
    expect(kindsOf('Activity since last reading')[0]).toBe('text');
    expect(kindsOf('Last name')[0]).toBe('family-name');
  });

  it('is no school’s class after another word', () => {
    expect(kindsOf('Cement class', 'Quantity')[0]).toBe('text');
  });

  it('is a card’s expiry beside a card', () => {
    expect(kindsOf('Notary’s commission expires')[0]).toBe('expiry-date');
    expect(kindsOf('Card number', 'When it expires on')[1]).toBe('cc-exp');
    expect(kindsOf('Card number', 'Expires MM/YY')[1]).toBe('cc-exp');
  });

  it('is no card’s expiry where a day is wanted', () => {
    expect(kindsOf('Expires MM/DD')[0]).toBe('expiry-date');
    expect(kindsOf('Expires (DD.MM.)')[0]).toBe('expiry-date');
    expect(kindsOf('Expires MM/YY')[0]).toBe('cc-exp');
  });

  it('is a card holder where a card is spoken of', () => {
    expect(kindsOf('Name on card')[0]).toBe('cc-name');
    expect(kindsOf('Owner', 'Colour')[0]).toBe('name');
  });

  it('is a tax number where no card is asked for', () => {
    expect(kindsOf('PAN', 'GSTIN')[0]).toBe('tax-id');
    expect(kindsOf('PAN', 'CVV')[0]).toBe('cc-number');
  });

  it('is an account’s holder beside its number', () => {
    expect(kindsOf('BSB', 'Account name')[1]).toBe('account-holder');
    expect(kindsOf('Account name', 'Password')[0]).toBe('username');
  });

  it('is no house’s number far from any address', () => {
    expect(kindsOf('Companies House reference no.', 'Quantity')[0]).not.toBe('house-number');
  });

  it('is a picture’s code where something is written and no card is asked for', () => {
    expect(kindsOf('Name', 'Nachricht', 'Sicherheitscode')[2]).toBe('captcha');
    expect(kindsOf('Kartennummer', 'Gültig bis', 'Sicherheitscode')[2]).toBe('cc-csc');
    expect(kindsOf('Message', 'CVC')[1]).toBe('cc-csc');
  });
});

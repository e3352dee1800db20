import { describe, expect, test } from 'vitest';
import {
  readRemembered,
  rememberedLimits,
  withOverride,
  type LastingOverride,
  type Remembered,
} from '../../utils/settings/remembered';

const skip: LastingOverride = { do: 'skip' };
const city: LastingOverride = { do: 'kind', kind: 'address-level2' };

describe('withOverride', () => {
  test('adds, replaces and forgets a field, and forgets a site with its last field', () => {
    const one = withOverride({}, 'shop.example', 'text:ort', skip);
    const two = withOverride(one, 'shop.example', 'text:ort', city);
    const none = withOverride(two, 'shop.example', 'text:ort', null);

    expect(one).toEqual({ 'shop.example': { 'text:ort': skip } });
    expect(two).toEqual({ 'shop.example': { 'text:ort': city } });
    expect(none).toEqual({});
  });

  test('leaves other fields and sites alone', () => {
    const before: Remembered = { 'a.example': { 'text:x': skip }, 'b.example': { 'text:x': city, 'text:y': skip } };

    const after = withOverride(before, 'b.example', 'text:y', null);

    expect(after).toEqual({ 'a.example': { 'text:x': skip }, 'b.example': { 'text:x': city } });
  });

  test('forgets the site touched longest ago once there are too many', () => {
    const hosts = Array.from({ length: rememberedLimits.sites + 1 }, (_, index) => `s${index}.example`);

    const all = hosts.reduce<Remembered>((now, host) => withOverride(now, host, 'text:x', skip), {});

    expect(Object.keys(all)).toEqual(hosts.slice(1));
  });

  test('forgets the field touched longest ago once a site has too many', () => {
    const keys = Array.from({ length: rememberedLimits.fields + 1 }, (_, index) => `text:f${index}`);

    const all = keys.reduce<Remembered>((now, key) => withOverride(now, 'a.example', key, skip), {});

    expect(Object.keys(all['a.example']!)).toEqual(keys.slice(1));
  });
});

describe('readRemembered', () => {
  test.each([undefined, null, 'text', 7, []])('reads %j as nothing', (stored) => {
    expect(readRemembered(stored)).toEqual({});
  });

  test('keeps what is well formed, leaves the rest out', () => {
    const stored = {
      'a.example': { 'text:x': skip, 'text:y': { do: 'kind', kind: 'no-such-kind' }, 'text:z': 5 },
      'b.example': 'broken',
    };

    expect(readRemembered(stored)).toEqual({ 'a.example': { 'text:x': skip } });
  });
});

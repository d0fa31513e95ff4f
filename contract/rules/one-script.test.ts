import { expect, it } from 'vitest';
import { isOneScript } from './one-script.ts';

it.each([
  'anna',
  'Zoë 2',
  'Łukasz_O',
  'Борис.7',
  'Ελένη-1',
  'はなこ',
  '花子ハナコ',
  'Tokyo花子',
  'カフェー',
  '민준kim',
  '李明',
  'محمد',
  'נועה',
  'अनन्या',
  '007',
  'ᏣᎳᎩ',
])('T31 %s keeps to what people write', (name) => {
  expect(isOneScript(name)).toBe(true);
});

it.each(['аdmin', 'cymаra', 'Αnna', 'Борuс', 'аnnα', 'Аօ', 'はなкo', 'annaᏣ', 'مanna', '민준はな'])(
  'T31 %s mixes letters that nobody mixes',
  (name) => {
    expect(isOneScript(name)).toBe(false);
  },
);

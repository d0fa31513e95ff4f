import { expect, it } from 'vitest';
import { toLookKey } from './look-key.ts';

it.each([
  ['аdmin', 'admin'],
  ['cymаra', 'cymara'],
  ['арі', 'api'],
  ['сосо', 'coco'],
  ['ΑΝΝΑ', 'ANNA'],
  ['Іvу', 'Ivy'],
  ['paypa1', 'paypal'],
  ['b0b', 'bob'],
  ['rnoss', 'moss'],
  ['ＡＮＮＡ', 'anna'],
  ['A\u200Bnna', 'anna'],
  ['ᴄʏᴍᴀʀᴀ', 'cymara'],
  ['Juli\u0307et', 'Juliet'],
])('T31 %j looks like %j', (one, other) => {
  expect(toLookKey(one)).toBe(toLookKey(other));
});

it.each([
  ['Anna', 'Anne'],
  ['Борис', 'Denis'],
  ['李明', '李朋'],
  ['Zoë', 'Zoe'],
])('T31 %j does not look like %j', (one, other) => {
  expect(toLookKey(one)).not.toBe(toLookKey(other));
});

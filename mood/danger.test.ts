import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { readSentences } from '#studio/mood/sentences.ts';
import { tellsOfDanger } from './danger.ts';
import { createMood, type Mood } from './mood.ts';

let mood: Mood;
beforeAll(() => {
  mood = createMood(readFileSync('web/public/mood/mood.bin'));
});

describe('danger', () => {
  it.each([
    'I want to kill myself',
    'i wanna kms',
    'everyone would be better off without me',
    'I don’t want to be here any more',
    'im going to end my lfie tonight',
    'gonna top myself after work',
    "I've been stockpiling my tablets",
    'started cuting again, nobody knows',
    'Found a lovely home for the dog today. That was the last thing on my list, now nothing is keeping me.',
    'ya no quiero vivir',
    "j'ai envie de mourir",
    'ich will nicht mehr leben',
    'não quero mais viver',
  ])('MOOD-29: "%s" tells of it, with the model and without', (text) => {
    expect([tellsOfDanger(text), mood.read(text).crisis]).toEqual([true, true]);
  });

  it.each([
    'this deadline is killing me',
    "I'm dying to see you",
    'watched Suicide Squad last night',
    'my team committed suicide at the back tonight, 5-0',
    "I won't be here next week, so I'd like a few sessions I can download for the beach",
    'six years free of self harm today!! got a tattoo to celebrate',
    'cut myself chopping onions, typical',
    'I am so sad and tired, and the house is so quiet',
    'ich sterbe vor Hunger',
    'me muero de hambre',
    '',
  ])('"%s" only sounds like it', (text) => {
    expect([tellsOfDanger(text), mood.read(text).crisis]).toEqual([false, false]);
  });

  // Written by two hands that saw neither the texts learned from nor the product; nothing is learned from them or chosen
  // by them. Floors a little under what the model card says.
  it('MOOD-29: is found in texts that nothing was learned from or chosen by, and hardly anywhere else', () => {
    const found = (file: string) => readSentences(file).filter(({ text }) => mood.read(text).crisis).length;
    expect(readSentences('held-last-danger.tsv')).toHaveLength(120);
    expect(found('held-last-danger.tsv')).toBeGreaterThanOrEqual(117);
    expect(readSentences('held-last-sounds-like-danger.tsv')).toHaveLength(240);
    expect(found('held-last-sounds-like-danger.tsv')).toBeLessThanOrEqual(9);
    // 60 and 120 in a more roundabout voice, by which the rules were once mended.
    expect(found('held-danger.tsv')).toBeGreaterThanOrEqual(55);
    expect(found('held-sounds-like-danger.tsv')).toBeLessThanOrEqual(4);
  });

  it('MOOD-29: is found in the midst of a long text, with stops and without', () => {
    const ordinary = readSentences('held-needs.tsv').map(({ text }) => text.replace(/[.!?]+$/, ''));
    const among = (text: string, at: number, mark: string) =>
      [...ordinary.slice(at, at + 5), text, ...ordinary.slice(at + 5, at + 10)].join(mark);
    const wrapped = readSentences('held-last-danger.tsv').map(({ text }, at) => among(text, at, '. '));
    expect(wrapped.filter((text) => tellsOfDanger(text)).length).toBeGreaterThanOrEqual(0.9 * wrapped.length);
    const calm = ordinary.slice(0, 120).map((text, at) => among(text, at, '. '));
    expect(calm.filter((text) => tellsOfDanger(text)).length).toBeLessThanOrEqual(0.2 * calm.length);
    expect(tellsOfDanger(among('I am going to end my life tonight', 0, ' '))).toBe(true);
    expect(tellsOfDanger(among('gona walk into the sea tonight and not turn round', 20, ' '))).toBe(true);
  });

  it('weighs a long hostile text in next to no time', () => {
    const start = process.cpuUsage();
    tellsOfDanger('i want to want to want to '.repeat(80) + 'a'.repeat(200));
    const { user, system } = process.cpuUsage(start);
    expect((user + system) / 1000).toBeLessThan(500);
  });
});

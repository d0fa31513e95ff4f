import { describe, expect, it } from 'vitest';
import { readSentences } from '#studio/mood/sentences.ts';
import { crisisByRules } from './crisis-rules.ts';

const found = (file: string) => readSentences(file).filter(({ text }) => crisisByRules(text)).length;

describe('the rules alone, without the asset', () => {
  it.each([
    'I want to kill myself',
    'i wanna kms',
    'everyone would be better off without me',
    'I don’t want to be here any more',
    's.u.i.c.i.d.e is all I think about',
    'su1cide',
    'I WANT TO DIE',
    'ya no quiero vivir',
    'me quiero suicidar',
    "j'ai envie de mourir",
    'je veux me tuer',
    'ich will nicht mehr leben',
    'ich bringe mich um',
    'não quero mais viver',
    'quero me matar',
    'im going to end my lfie',
    'sucide is all i think abt',
    'idw live anymor',
    'gonna top myself after work',
    "I've been stockpiling my tablets",
    'took twenty of my mums pills',
    'sat on the train tracks waiting',
    'does drowning hurt',
    'my boyfriend choked me last night',
  ])('MOOD-29: "%s" is danger', (text) => {
    expect(crisisByRules(text)).toBe(true);
  });

  it.each([
    'this deadline is killing me',
    "I'm dying to see you",
    "I don't want to live in London any more",
    'watched Suicide Squad last night',
    "I'm not suicidal, just exhausted",
    'my brother tried to kill himself ten years ago, he is happy now',
    'me muero de hambre',
    'I would rather die than sing in front of them',
    'i am dead 😂 that video',
    'my nan is still alive and dancing',
    'I overdosed when I was 17 and I am grateful I woke up',
    'my cat would eat me if i died',
    'bungee jumping off a bridge on saturday',
    'ich lache mich tot',
    '',
  ])('"%s" only sounds so', (text) => {
    expect(crisisByRules(text)).toBe(false);
  });

  it('MOOD-29: finds the plain texts of danger, and stops next to nothing else', () => {
    expect(found('danger.tsv')).toBeGreaterThanOrEqual(900);
    expect(found('held-danger.tsv')).toBeGreaterThanOrEqual(58);
    expect(found('held-sounds-like-danger.tsv')).toBeLessThanOrEqual(2);
    expect(found('sounds-like-danger.tsv')).toBeLessThanOrEqual(
      0.025 * readSentences('sounds-like-danger.tsv').length,
    );
    expect(found('held-needs.tsv')).toBe(0);
  });

  it('reads a long hostile text in next to no time', () => {
    const start = process.cpuUsage();
    crisisByRules('i want to want to want to '.repeat(80) + 'a'.repeat(200));
    const { user, system } = process.cpuUsage(start);
    expect((user + system) / 1000).toBeLessThan(500);
  });
});

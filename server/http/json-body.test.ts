import { describe, expect, it } from 'vitest';
import { bodyParts, bodySizes } from '#contract/endpoints/endpoint.ts';
import { newPost } from '#contract/entities/post.ts';
import { newProgram } from '#contract/entities/program.ts';
import { sequence, text, tiers } from '#contract/rules/limits.ts';
import { mainThreadCpu } from '../testing/main-thread-cpu.ts';
import { parseBody } from './json-body.ts';

const parse = (json: string, size: keyof typeof bodySizes = 'picture') =>
  parseBody(Buffer.from(json), bodyParts[size]);
const fill = (before: string, part: string, after: string, bytes: number = bodySizes.pictures) =>
  before + part.repeat(Math.floor((bytes - before.length - after.length) / Buffer.byteLength(part))) + after;

const ROOM = bodySizes.pictures;
const worst: [string, string][] = [
  ['five million empty objects', fill('{"a":[', '{},', '{}]}')],
  ['five million names', fill('{', '"":1,', '"a":1}')],
  ['escaped quotes', fill('{"a":"', '\\"', '"}')],
  ['escaped letters', fill('{"a":"', '\\u0061', '"}')],
  ['emoji', fill('{"a":"', '🌀', '"}')],
  ['emoji in long texts', fill('{"a":[', `"${'🌀'.repeat(10_000)}",`, '""]}')],
  ['long texts', fill('{"a":[', `"${'x'.repeat(5_000)}",`, '""]}')],
  ['one long text beside an emoji', fill('{"b":"🌀","a":"', 'x', '"}')],
  ['long texts, one after another', fill('{"a":[', `"${'x'.repeat(16_384)}",`, '""]}')],
  ['a text without an end', fill('{"a":"', 'x', '')],
  ['blanks', fill('{"a":', ' ', '1}')],
  ['digits', fill('{"a":', '1', '}')],
  ['brackets', fill('', '[', '')],
  ['references to one picture', fill(`{"b":"${'x'.repeat(ROOM / 2)}","a":[`, '"\\u00000",', '1]}')],
];

it.each(worst)('P9 15 MiB of %s take less than 100 ms of the processor', (_, json) => {
  const bytes = Buffer.from(json);
  expect(bytes.length).toBeGreaterThan(ROOM * 0.99);
  const before = mainThreadCpu();
  try {
    parseBody(bytes, bodyParts.pictures);
  } catch (error) {
    expect(error).toMatchObject({ status: expect.toSatisfy((status) => status === 400 || status === 413) });
  }
  expect(mainThreadCpu() - before).toBeLessThan(100);
});

describe('a body', () => {
  it('with more parts than any of ours is too large, wherever they stand', () => {
    expect(() => parse(`[${'1,'.repeat(bodyParts.plain)}1]`, 'plain')).toThrow('too large');
    expect(() => parse(`{"a":{"b":[${'{},'.repeat(bodyParts.plain / 2)}{}]}}`, 'plain')).toThrow('too large');
    expect(() => parse(`["${'\\n'.repeat(bodyParts.plain)}"]`, 'plain')).toThrow('too large');
    expect(parse(`[${'1,'.repeat(bodyParts.plain - 2)}1]`, 'plain')).toHaveLength(bodyParts.plain - 1);
    expect(() => parse(`[${'1,'.repeat(bodyParts.none)}1]`, 'none')).toThrow('too large');
  });

  it('may be large by its pictures alone', () => {
    const rest = 'é'.repeat(bodySizes.plain / 2);
    expect(() => parse(JSON.stringify({ rest }))).toThrow('too large');
    const picture = 'x'.repeat(bodySizes.plain * 2);
    expect(parse(JSON.stringify({ picture, name: '🌀 "é"\n', list: [1, null, picture] }))).toEqual({
      picture,
      name: '🌀 "é"\n',
      list: [1, null, picture],
    });
  });

  it('keeps texts that only look like a place left for a picture', () => {
    expect(parse('{"a":"\\u00000","b":"\\u0000x"}')).toEqual({ a: '\u00000', b: '\u0000x' });
  });

  it('with every field as full as it may be goes through', () => {
    const stage = { frequency: 19_999.99, duration: 3_599.5, glide: true };
    const stages = Array.from({ length: sequence.stagesMax }, () => stage);
    const generator = { waveType: 'sawtooth', volume: 0.25, enabled: true, stages };
    const settings = {
      generators: Array.from({ length: tiers.generators }, () => generator),
      syncMode: 'sync',
    };
    const words = (max: number) => '"'.repeat(max);
    const program = {
      name: words(text.programNameMax),
      description: words(text.programDescriptionMax),
      category: words(text.categoryMax),
      tags: Array.from({ length: text.tagsMax }, () => words(text.tagMax)),
      settings,
    };
    for (const sent of [program, { ...program, settings: JSON.stringify(settings) }]) {
      expect(newProgram.safeParse(parse(JSON.stringify(sent), 'plain')).success).toBe(true);
    }
    // As clients write it that know no letters but those of English.
    const escaped = `{"content":"${'\\ud83c\\udf00'.repeat(text.postMax)}"}`;
    expect(newPost.safeParse(parse(escaped)).success).toBe(true);
  });
});

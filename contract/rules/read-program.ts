import type { ProgramSettings } from '#contract/entities/program.ts';
import { listItems, parseJson, toPositive } from '#contract/rules/frequency-list.ts';
import { beat, program as limit, sequence, text, tiers } from '#contract/rules/limits.ts';
import { toSettings } from '#contract/rules/preset-program.ts';
import { defaultProgramMinutes, gains, savedPreset } from '#contract/rules/sound-defaults.ts';
import { syncModes, waveTypes } from '#contract/rules/tone-kinds.ts';
import { isFrequency, isVolume } from '#contract/rules/valid-tone.ts';

/**
 * Programs that were kept in the past, or that come from where anyone may write, such as a browser's storage. What
 * can be played of them is kept, in the shape that programs have today; what cannot is left out. Server and browser
 * both read them here and nowhere else.
 */

type Generator = ProgramSettings['generators'][number];

/** As much of a program as is needed to play it. */
export interface PlayableProgram {
  /** Null where it is not one of the server's. */
  id: number | null;
  name: string;
  description: string;
  category: string;
  settings: ProgramSettings;
  /** In minutes. */
  duration: number;
  isPremium: boolean;
}

/** The program, or null where nothing of it can be played. */
export function readProgram(value: unknown): PlayableProgram | null {
  const fields = toFields(value);
  const settings = fields && readSettings(fields.settings, fields.frequencies);
  if (!settings) return null;
  const id = toPositive(fields.id);
  return {
    id: id !== null && Number.isSafeInteger(id) ? id : null,
    name: toText(fields.name, text.programNameMax),
    description: toText(fields.description, text.programDescriptionMax),
    category: toText(fields.category, text.categoryMax),
    settings,
    duration: readDuration(fields.duration),
    isPremium: fields.isPremium === true,
  };
}

/**
 * Settings as an object or as the JSON of one, else the older bare list of frequencies: a list, a text with commas
 * or the JSON of either, on its own or inside the settings.
 */
export function readSettings(value: unknown, frequencies?: unknown): ProgramSettings | null {
  const fields = toFields(value);
  const generators = Array.isArray(fields?.generators)
    ? fields.generators.flatMap(readGenerator).slice(0, tiers.generators)
    : [];
  if (generators.length > 0) {
    const beatHz = within(toPositive(fields?.beatHz), beat.min, beat.max);
    return {
      generators,
      syncMode: oneOf(syncModes, fields?.syncMode) ?? savedPreset.syncMode,
      ...(beatHz === null ? {} : { beatHz }),
      ...readSurroundings(fields),
    };
  }
  const older = [fields?.frequencies, frequencies].map(readFrequencies).find((list) => list.length > 0);
  return older ? toSettings(older) : null;
}

/** Mixer, music and river, as far as the program speaks of them. */
function readSurroundings(settings: Record<string, unknown> | null) {
  const [mixer, music, river] = [settings?.mixer, settings?.music, settings?.river].map(toFields);
  const levels = {
    master: mixer?.master,
    music: mixer?.music,
    frequencies: mixer?.frequencies,
    river: mixer?.river,
  };
  const songId =
    typeof music?.songId === 'string' && limit.songIdShape.test(music.songId) ? music.songId : null;
  return {
    ...(areLevels(levels) ? { mixer: levels } : {}),
    ...(music ? { music: { playing: music.playing === true, ...(songId ? { songId } : {}) } } : {}),
    ...(river ? { river: { playing: river.playing === true, loop: river.loop !== false } } : {}),
  };
}

type Levels = NonNullable<ProgramSettings['mixer']>;

function areLevels(levels: Record<keyof Levels, unknown>): levels is Levels {
  return Object.values(levels).every(isLevel);
}

/** Minutes; a program that does not say its own has the default. */
export function readDuration(value: unknown): number {
  const minutes = toPositive(value);
  return minutes !== null && minutes <= limit.minutesMax ? minutes : defaultProgramMinutes;
}

function readFrequencies(value: unknown): number[] {
  return listItems(value).flatMap((item) => toFrequency(item) ?? []);
}

function readGenerator(value: unknown): Generator[] {
  const fields = toFields(value);
  if (!fields) return [];
  const sound = {
    waveType: oneOf(waveTypes, fields.waveType) ?? savedPreset.waveType,
    volume: isLevel(fields.volume) ? fields.volume : gains.generator,
    enabled: fields.enabled !== false,
  };
  if (Array.isArray(fields.stages)) {
    const stages = fields.stages.flatMap(readStage).slice(0, sequence.stagesMax);
    return stages.length > 0 ? [{ ...sound, stages }] : [];
  }
  const hertz = toFrequency(fields.frequency);
  return hertz === null ? [] : [{ ...sound, frequency: hertz }];
}

type Stage = Extract<Generator, { stages: unknown }>['stages'][number];

function readStage(value: unknown): Stage[] {
  const fields = toFields(value);
  const hertz = within(toPositive(fields?.frequency), sequence.stageFrequencyMin, sequence.stageFrequencyMax);
  const seconds = within(toPositive(fields?.duration), sequence.stageSecondsMin, sequence.stageSecondsMax);
  if (hertz === null || seconds === null) return [];
  const glide = typeof fields?.glide === 'boolean' ? { glide: fields.glide } : {};
  return [{ frequency: hertz, duration: seconds, ...glide }];
}

/** An object, or the JSON of one; JSON inside JSON is opened once more, as older versions wrote it. */
function toFields(value: unknown): Record<string, unknown> | null {
  let opened = value;
  for (let times = 0; times < 2 && typeof opened === 'string'; times += 1) opened = parseJson(opened);
  return typeof opened === 'object' && opened !== null ? { ...opened } : null;
}

/** No longer than it may be kept: a page that shows millions of letters stands still. */
function toText(value: unknown, max: number): string {
  if (typeof value !== 'string') return '';
  // A letter takes up two places at most, so that only as much as is needed is taken apart.
  return [...value.slice(0, 2 * max)].slice(0, max).join('');
}

function oneOf<Value extends string>(values: readonly Value[], value: unknown): Value | undefined {
  return values.find((one) => one === value);
}

function toFrequency(value: unknown): number | null {
  const hertz = toPositive(value);
  return hertz !== null && isFrequency(hertz) ? hertz : null;
}

function within(number: number | null, min: number, max: number): number | null {
  return number !== null && number >= min && number <= max ? number : null;
}

function isLevel(value: unknown): value is number {
  return typeof value === 'number' && isVolume(value);
}

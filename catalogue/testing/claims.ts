/**
 * Finds medical promises in texts that people read. The tests hold the catalogue and the
 * words of the interface to it.
 *
 * The rule: a promising word is a promise, unless
 * 1. it is part of a name that the specification gives, of a cited title or of a path such as /diagnose, or
 * 2. it is denied before it is said, in the same clause ('is not a treatment', 'nothing here heals').
 */

/** Names stay as they are given; what surrounds them is still read. Longer ones first, so that none cuts another. */
const givenNames = [
  'Healing Codes for the Biological Apocalypse',
  'Healing Frequencies',
  'Healing Presets',
  'Healing Preset',
  'Healing Music Collection',
  'Healing Music',
  'Sound Healing',
  'Modern Sound Therapy',
  'Music Therapy',
  'AI Diagnostic Tool',
  'Peptide Therapy',
  'Focus Enhancement',
  'Stress Relief',
  'DNA Repair',
];

const ailments =
  'stress|anxiety|anxious|depression|panic|pain|aches?|migraines?|headaches?|insomnia|sleeplessness|inflammation|blood pressure|cortisol|symptoms?|trauma|ptsd|adhd|tinnitus|fatigue|addictions?|cancer|diseases?|illness(?:es)?|infections?|virus(?:es)?|bacteria|toxins?|tumou?rs?';
const goods =
  'sleep|memory|focus|attention|concentration|health|immunity|immune system|metabolism|hormones?|circulation|cells?|dna|brain|nervous system|serotonin|dopamine|melatonin|oxytocin|chakras?|organs?|body|mind';
/** Up to four words may stand between what is done and what it is done to. */
const gap = "(?:\\s+[\\w’'-]+){0,4}?\\s+";

const promises: readonly RegExp[] = [
  /\bcur(?:e|es|ed|ing|ative)\b/gi,
  /\bheal(?:s|ed|ing|er|ers)?\b/gi,
  /\btreat(?:s|ed|ing|ment|ments)?\b/gi,
  /\btherap(?:y|ies|eutic|eutically)\b/gi,
  /\bprevent(?:s|ed|ing|ion|ative)?\b/gi,
  /\brepair(?:s|ed|ing)?\b/gi,
  /\bdiagnos(?:e|es|ed|ing|is|tic)\b/gi,
  /\bremed(?:y|ies)\b/gi,
  /\bdetox\w*/gi,
  /\brejuvenat\w+/gi,
  /\bregenerat\w+/gi,
  /\banti-?ag(?:e|ing)\b/gi,
  /\bmiracle\w*/gi,
  /\b(?:clinically|scientifically|medically)\s+proven\b/gi,
  /\bproven\s+to\b/gi,
  /\bmedical[- ]grade\b/gi,
  new RegExp(
    `\\b(?:reduc|lower|reliev|eas|alleviat|eliminat|remov|banish|fight|sooth|dissolv|releas|kill|destroy|end)(?:e|es|ed|ing|s)?${gap}(?:${ailments})\\b`,
    'gi',
  ),
  new RegExp(
    `\\b(?:improv|boost|enhanc|increas|strengthen|restor|rebalanc|balanc|cleans|activat|stimulat|synchroni[sz]|normali[sz]|repattern)(?:e|es|ed|ing|s)?${gap}(?:${goods})\\b`,
    'gi',
  ),
];

const denial = /\b(?:no|not|never|nothing|nobody|none|neither|nor|without|cannot|n[’']t|hardly)\b|n[’']t\b/i;
/** 'Not only heals' promises more, not less. */
const falseDenial = /\bnot\s+(?:only|just|merely)\b/gi;
/** What was denied before these words is no longer denied after them. */
const turn = /[.!?;:—–\n]|\b(?:but|yet|however|instead|still|rather)\b/gi;
/** A verb that stands in the third person speaks anew after a comma: 'no side effects, heals everything'. */
const thirdPerson = /^(?!diagnosis$|treatments$|therapies$|remedies$|healers$)\w+s$/i;

/** What is denied of the first of a row is denied of the whole row: 'nothing in it diagnoses, treats or cures'. */
const rowBefore =
  /(?:\b(?:cures|heals|treats|prevents|repairs|diagnoses)(?:\s*,\s*(?:(?:or|and)\s+)?|\s+(?:or|and)\s+))+$/i;

interface MedicalPromise {
  words: string;
  /** The text around it, for a report that one can act on. */
  around: string;
}

/** A category of programs; inside a sentence the word is read like any other. */
const givenLabel = /^\s*healing\s*$/i;
const path = /(?<![\w/])\/[a-z][a-z-]*\b/g;

function blank(found: string): string {
  return '·'.repeat(found.length);
}

function blankNames(text: string): string {
  return givenNames.reduce(
    (left, name) => left.replace(new RegExp(`\\b${name}\\b`, 'gi'), blank),
    text.replace(givenLabel, blank).replace(path, blank),
  );
}

function clauseBefore(text: string, at: number, words: string): string {
  const before = text.slice(0, at).replace(rowBefore, '');
  let from = 0;
  for (const mark of before.matchAll(turn)) from = mark.index + mark[0].length;
  const firstWord = words.split(/\s+/)[0] ?? '';
  if (thirdPerson.test(firstWord)) from = Math.max(from, before.lastIndexOf(',') + 1);
  return before.slice(from).replace(falseDenial, '');
}

export function findPromises(text: string): MedicalPromise[] {
  const read = blankNames(text);
  return promises.flatMap((pattern) =>
    [...read.matchAll(pattern)]
      .filter((found) => !denial.test(clauseBefore(read, found.index, found[0])))
      .map((found) => ({
        words: found[0],
        around: text.slice(Math.max(0, found.index - 40), found.index + found[0].length + 40),
      })),
  );
}

/**
 * Texts that were written to harm: to run, to turn what follows around, to stand unseen, to grow over their neighbours
 * or to burst their place. Each piece goes alone and in company, which makes 500 of them.
 */

/** Would run, load or restyle something if it ever became markup, an address or a template. */
const scripts = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "'><svg/onload=alert(1)>",
  '</p></article><script>alert(1)</script>',
  '</textarea><iframe srcdoc="<script>parent.alert(1)</script>"></iframe>',
  '<a href="javascript:alert(1)">a kind word</a>',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '<style>*{display:none!important}</style>',
  '<base href="//elsewhere.example/"><form action=/><button>',
  '<meta http-equiv="refresh" content="0;url=//elsewhere.example">',
  '<math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '{{constructor.constructor("alert(1)")()}}',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a template that must stay a text
  '${alert(1)}',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '%3Cscript%3Ealert(1)%3C/script%3E',
  '<!--',
  ']]>',
  "'; drop table posts; --",
  '__proto__',
];

/** Turns letters around, to the end of the line or beyond. */
const turned = [
  'abc \u2067def\u2066ghi',
  '\u200f\u200e\u200f left or right',
  '\u061c\u2068unfinished',
  '\u202bnested \u202adeeper \u202bdeeper still',
  '\u2066'.repeat(60),
];

/** Cannot be seen, or only beside something else. */
const unseen = [
  'a\u200bb\u200cc\u200dd\u2060e\ufeff',
  '\u200b'.repeat(80),
  'soft\u00adhyphen'.repeat(12),
  '\u3164\u115f\u1160 filler',
  'x\u{e0061}\u{e0062}\u{e007f} tags',
  '\u2800'.repeat(40),
];

/** Grows upwards and downwards out of its line. */
const tower = (letter: string, marks: string, high: number) =>
  letter + [...marks].join('').repeat(Math.ceil(high / [...marks].length));
const towers = [
  tower('Z', '\u0301\u0302\u0308\u030a', 24),
  tower('o', '\u0316\u0317\u0323\u0330', 24),
  [...'tower'].map((letter) => tower(letter, '\u0310\u0311\u0323\u0324\u035b', 15)).join(''),
  tower('\u0e01', '\u0e48\u0e49', 30),
  `\u0300${tower('', '\u0360\u0361\u0489', 20)}`,
];

/** Has nowhere to break, or is far wider than a letter should be. */
const wide = [
  'A'.repeat(80),
  'W'.repeat(80),
  'donaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauunterbeamtengesellschaft',
  'i.'.repeat(40),
  `https://example.org/${'a'.repeat(60)}`,
  '\ufdfd'.repeat(8),
  '\u{1242b}'.repeat(12),
  '\u2014'.repeat(80),
  '_'.repeat(80),
  '\u00a0\u00a0word\u00a0'.repeat(16),
];

const emoji = ['👨‍👩‍👧‍👦'.repeat(8), '🏳️‍🌈🏴‍☠️🇩🇪🇯🇵', '👍🏿👍🏻🤷🏽‍♀️', '🌀'.repeat(60), '1️⃣#️⃣*️⃣', '🧑🏽‍🤝‍🧑🏿💃🏾'];

const scriptsOfTheWorld = [
  'صوت هادئ قبل الفجر، والبيت نائم',
  'צליל שקט לפני הזריחה',
  'الموسيقى 432 Hz في <b>الصباح</b>',
  'སྐད་ཆ་ཧཱུྃ་བརྒྱུད་པ',
  'ᠮᠣᠩᠭᠣᠯ ᠪᠢᠴᠢᠭ',
  'क्षत्रिय ज्ञान श्रृंगार',
  'ကြွေးကြော်သံ',
  '静かな音を聴きながら眠りにつく夜明け前の家',
  'ภาษาไทยไม่มีช่องว่างระหว่างคำ',
];

const lines = ['one\ntwo\nthree\nfour\nfive', '\t\ttabs\tand\ttabs', 'a\n\n\n\n\n\n\n\nb'];

const pieces = [
  ...scripts,
  ...turned,
  ...unseen,
  ...towers,
  ...wide,
  ...emoji,
  ...scriptsOfTheWorld,
  ...lines,
];

/** Alone, among words, and beside another piece from elsewhere in the list; none longer than a name may be. */
function* combine(): Generator<string> {
  for (const piece of pieces) yield piece;
  for (const piece of pieces) yield `I slept well ${piece} and woke early`;
  for (const piece of pieces) yield `${piece} 528 Hz`;
  for (let apart = 7; ; apart += 11)
    for (const [index, piece] of pieces.entries())
      yield `${piece} ${pieces[(index + apart) % pieces.length]}`;
}

function take(count: number): string[] {
  const taken = new Set<string>();
  for (const text of combine()) {
    taken.add(text);
    if (taken.size === count) break;
  }
  return [...taken];
}

export const hostileTexts: readonly string[] = take(500);

/** What the server refuses to keep: it cannot be printed, or turns around all that stands behind it. */
export const refusedTexts: readonly string[] = [
  'a\u0000b',
  'bell\u0007',
  '\u001b[31mred\u001b[0m',
  '\u202egnihtemos',
  '\u202dforced',
  'half a \ud83d pair',
  '\u0085next line',
];

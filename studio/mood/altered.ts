const BEFORE = [
  'honestly, ',
  'so ',
  'ugh ',
  'hi, ',
  'well, ',
  'today ',
  'please help, ',
  'hello! ',
  'ok so ',
  'tbh ',
];
const AFTER = [
  ' tbh',
  ' please',
  ', any ideas?',
  ' thank you',
  ', please help',
  ' right now',
  ' today',
  ' x',
  '!!',
  '...',
  ', would appreciate any help',
  ' lol',
];
const EMOJI = [' 🙏', ' ✨', ' 🙂', ' 😅', ' 😕', ' 💜', ' 🌿', ' 🤷', ' 🎧', ' 😮‍💨'];

/** The same text as others would have typed it: with slips, without capitals, politely, with a picture. */
export function altered(text: string, count: number, random: () => number): string[] {
  const one = (list: string[]) => list[Math.floor(random() * list.length)] ?? '';
  const ways: ((text: string) => string)[] = [
    (plain) => plain.toLowerCase().replace(/[.!]+$/, ''),
    (plain) => slip(plain, random),
    (plain) => slip(slip(plain.toLowerCase(), random), random),
    (plain) => one(BEFORE) + plain,
    (plain) => plain.replace(/[.!?]+$/, '') + one(AFTER),
    (plain) => plain + one(EMOJI),
    (plain) => plain.replaceAll("'", ''),
    (plain) => plain.replaceAll("'", '\u2019'),
    (plain) => plain.charAt(0).toUpperCase() + plain.slice(1) + (/[.!?]$/.test(plain) ? '' : '.'),
    (plain) => slip(one(BEFORE) + plain.toLowerCase(), random) + one(EMOJI),
    (plain) => plain.toUpperCase(),
  ];
  return Array.from({ length: count }, (_, at) => (ways[at % ways.length] ?? String)(text));
}

/** One slip of the finger: a letter left out, doubled, or changed for its neighbour. */
function slip(text: string, random: () => number): string {
  const places = [...text.matchAll(/(?<=[a-z])[a-z](?=[a-z])/gi)].map((match) => match.index);
  const at = places[Math.floor(random() * places.length)];
  if (at === undefined) return text;
  const kind = random();
  if (kind < 0.35) return text.slice(0, at) + text.slice(at + 1);
  if (kind < 0.55) return text.slice(0, at + 1) + text.slice(at);
  return text.slice(0, at) + text.charAt(at + 1) + text.charAt(at) + text.slice(at + 2);
}

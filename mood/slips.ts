/** What begins where a word does. */
export function rule(source: string, flags = 'u'): RegExp {
  return new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${source})`, flags);
}

/** The commonest slips and short forms in words that matter here, written as the rules write them. */
const SLIPS: [RegExp, string][] = [
  [rule(String.raw`(?:mysef|myslf|myslef|my ?slef|miself|me ?self|my self|myselff)\b`, 'gu'), 'myself'],
  [rule(String.raw`(?:kil|kll|kiil)(?=\b|ing)`, 'gu'), 'kill'],
  [rule(String.raw`(?:lfie|lyfe|lyf)\b`, 'gu'), 'life'],
  [rule(String.raw`(?:sucid|suisid|suicd|sucicid|suacid|siucid|su!cid|suiced)(?=\w)`, 'gu'), 'suicid'],
  [rule(String.raw`ded\b`, 'gu'), 'dead'],
  [rule(String.raw`(?:dnt|donr|dinnae|dinny)\b`, 'gu'), "don't"],
  [rule(String.raw`(?:cnt|cannae|canny|carnt)\b`, 'gu'), "can't"],
  [rule(String.raw`(?:wnt|wnat|wnt 2|want 2|want tae)\b`, 'gu'), 'want to'],
  [rule(String.raw`idw(?: to)?\b`, 'gu'), "i don't want to"],
  [rule(String.raw`want to to\b`, 'gu'), 'want to'],
  [rule(String.raw`(?:wana|wnna|wna)\b`, 'gu'), 'wanna'],
  [
    rule(String.raw`(?:gona|goona|gonn|finna|boutta|bouta|imma|tryna|goin to|goin 2|going 2)\b`, 'gu'),
    'gonna',
  ],
  [rule(String.raw`liv\b`, 'gu'), 'live'],
  [rule(String.raw`(?:2nite|2night|tonite|tonigt|tonit)\b`, 'gu'), 'tonight'],
  [rule(String.raw`(?:4ever|4eva|forevr|foreva)\b`, 'gu'), 'forever'],
  [rule(String.raw`beter\b`, 'gu'), 'better'],
  [rule(String.raw`(?:nobdy|noone|no1|noboby)\b`, 'gu'), 'nobody'],
  [rule(String.raw`(?:everyon|evry1|every1|evryone)\b`, 'gu'), 'everyone'],
  [rule(String.raw`(?:wud|wld)\b`, 'gu'), 'would'],
  [rule(String.raw`nife\b`, 'gu'), 'knife'],
  [rule(String.raw`(?:rists|wirsts?|wrsts|wrist)\b`, 'gu'), 'wrists'],
  [rule(String.raw`(?:overdsed|overdosd|over dosed|odd?'d)\b`, 'gu'), 'overdosed'],
  [rule(String.raw`cuting\b`, 'gu'), 'cutting'],
  [rule(String.raw`(?:agen|agian|agn)\b`, 'gu'), 'again'],
  [rule(String.raw`(?:anymor|anymoar|nomore|nemore|any mor)\b`, 'gu'), 'any more'],
];

export function withoutSlips(plain: string): string {
  return SLIPS.reduce((text, [slip, word]) => text.replace(slip, word), plain);
}

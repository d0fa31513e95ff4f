import type { Mood } from '#mood/mood.ts';
import type { Sentence } from '../sentences.ts';

/** What the model makes of sentences that nothing was chosen by. */
export function measureHeldOut(mood: Mood, sentences: Sentence[]) {
  const read = sentences.map((sentence) => ({ sentence, reading: mood.read(sentence.text) }));
  const told = read.filter(({ sentence }) => sentence.needs.length > 0);
  const first = told.map(({ sentence, reading }) => {
    const [top] = reading.needs;
    return {
      confidence: top?.confidence ?? 0,
      right: top !== undefined && sentence.needs.includes(top.need),
    };
  });
  const three = told.filter(({ sentence, reading }) =>
    reading.needs.slice(0, 3).some(({ need }) => sentence.needs.includes(need)),
  );
  const unclear = read.filter(({ sentence }) => sentence.cannotTell);
  const danger = read.filter(({ sentence }) => sentence.danger);
  const safe = read.filter(({ sentence }) => !sentence.danger);
  const answered = first.filter((_, at) => (told[at]?.reading.needs.length ?? 0) > 0);
  return {
    told: told.length,
    firstRight: first.filter(({ right }) => right).length / told.length,
    amongThree: three.length / told.length,
    calibration: calibrationError(answered),
    saidCannotTell: unclear.filter(({ reading }) => reading.needs.length === 0).length,
    unclear: unclear.length,
    dangers: danger.length,
    found: danger.filter(({ reading }) => reading.crisis).length,
    safe: safe.length,
    alarms: safe.filter(({ reading }) => reading.crisis).length,
  };
}

/** How far confidence lies from the share that was right, over ten bins of confidence. */
function calibrationError(answers: { confidence: number; right: boolean }[]): number {
  const bins = Array.from({ length: 10 }, () => ({ count: 0, confidence: 0, right: 0 }));
  for (const { confidence, right } of answers) {
    const bin = bins[Math.min(9, Math.floor(confidence * 10))];
    if (!bin) continue;
    bin.count++;
    bin.confidence += confidence;
    bin.right += Number(right);
  }
  return bins.reduce((sum, bin) => sum + Math.abs(bin.confidence - bin.right), 0) / answers.length;
}

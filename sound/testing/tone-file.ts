/** A WAV file with one sine, for players that want a file: 16 bit, mono. */
export function toneFile(hz: number, seconds: number, amplitude: number): ArrayBuffer {
  const sampleRate = 48_000;
  const count = Math.round(seconds * sampleRate);
  const view = new DataView(new ArrayBuffer(44 + count * 2));
  const write = (at: number, text: string) => {
    for (let i = 0; i < text.length; i++) view.setUint8(at + i, text.charCodeAt(i));
  };
  write(0, 'RIFF');
  view.setUint32(4, 36 + count * 2, true);
  write(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, sampleRate, true);
  view.setUint32(28, sampleRate * 2, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  write(36, 'data');
  view.setUint32(40, count * 2, true);
  for (let i = 0; i < count; i++) {
    view.setInt16(
      44 + i * 2,
      Math.round(32_767 * amplitude * Math.sin((2 * Math.PI * hz * i) / sampleRate)),
      true,
    );
  }
  return view.buffer;
}

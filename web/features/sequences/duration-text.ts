/** Seconds alone below a minute, else minutes and seconds: 45s, 2m 5s. */
export function durationText(seconds: number): string {
  const whole = Math.round(seconds * 10) / 10;
  if (whole < 60) return `${whole}s`;
  const minutes = Math.floor(whole / 60);
  return `${minutes}m ${Math.round((whole - minutes * 60) * 10) / 10}s`;
}

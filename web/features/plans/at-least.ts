const whole = new Intl.NumberFormat('en-US');

/** A count as people say it, never more than there are: 124 is '100+', 1653 is '1,000+', and 300 is '300'. */
export function atLeast(count: number): string {
  const unit = 10 ** (String(count).length - 1);
  const round = Math.floor(count / unit) * unit;
  return round === count ? whole.format(count) : `${whole.format(round)}+`;
}

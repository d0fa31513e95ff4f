/** What a token of `web/styles/tokens.css` says, for what no style sheet can reach: a canvas, a media query. */
export function styleToken(name: `--${string}`): string {
  return getComputedStyle(document.documentElement).getPropertyValue(name).trim();
}

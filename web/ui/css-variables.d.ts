import 'react';

declare module 'react' {
  /** Lets a style carry our custom properties, which the style sheets read. */
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined;
  }
}

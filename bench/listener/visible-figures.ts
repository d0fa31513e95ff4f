import type { Page } from '@playwright/test';

/** When everything in the window stood, counted from the moment the address was opened, in ms. */
export interface FiguresTime {
  /** The browser's own "first contentful paint". */
  firstContent: number;
  /** The first row or card of a preset. */
  firstPreset: number;
  /** The last figure in the window: drawn, or its picture come. */
  allFigures: number;
  figures: number;
  /** Pictures that were fetched until then, and their bytes on the way. */
  pictures: number;
  pictureBytes: number;
  /** The browser's own "cumulative layout shift". */
  layoutShift: number;
}

/** A window in which no figure came for so long is settled. */
const QUIET_MS = 1_000;

/** Runs in the page from its first moment: looks at every frame which of the figures in the window stand. */
export async function watchFigures(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = { firstPreset: 0, allFigures: 0, figures: 0, waiting: 1, layoutShift: 0 };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        seen.layoutShift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });

    const isInWindow = (element: Element) => {
      const box = element.getBoundingClientRect();
      return (
        box.width > 0 &&
        box.bottom > 0 &&
        box.top < window.innerHeight &&
        box.right > 0 &&
        box.left < window.innerWidth &&
        element.checkVisibility({ contentVisibilityAuto: true })
      );
    };
    const hasCome = (picture: Element) => {
      const address = /url\("(.+?)"\)/.exec(getComputedStyle(picture).maskImage)?.[1] ?? '';
      return isFetched(address);
    };
    const isFetched = (address: string) => {
      const [fetched] = performance.getEntriesByName(address) as PerformanceResourceTiming[];
      return fetched !== undefined && fetched.responseEnd > 0;
    };
    const hasFirstFigure = ({ dataset, style }: HTMLElement) =>
      dataset.shown === 'drawn' ||
      (dataset.shown === 'made' &&
        [...style.background.matchAll(/url\("(.+?)"\)/g)].every(([, path]) =>
          isFetched(new URL(path ?? '', location.href).href),
        ));
    const look = () => {
      // A plate that has no figure yet waits for one; a moving plate says itself when it shows something.
      const places = [
        ...document.querySelectorAll(
          'main .figure, main :is(.preset-plate, .preset-figure):not(:has(.figure)), main [data-resting]',
        ),
      ];
      const inWindow = places.filter(isInWindow);
      // Older products have no mark on a preset but its class, which its stand-in bears too.
      const presets = '[data-roving], :is(.preset-card, .preset-row):not(:has(.ui-skeleton))';
      if (seen.firstPreset === 0 && document.querySelector(presets)) seen.firstPreset = performance.now();
      const waiting = inWindow.filter((place) => {
        // A plate that shows a lock instead of a figure is whole.
        if (place.querySelector(':scope > .ui-icon')) return false;
        if (place instanceof HTMLElement && place.dataset.resting !== undefined)
          return place.dataset.resting !== 'true' && !hasFirstFigure(place);
        const canvas = place.querySelector('canvas');
        if (canvas) return canvas.dataset.drawn === undefined;
        const picture = place.querySelector('.figure-picture');
        return picture === null || !hasCome(picture);
      });
      if (inWindow.length > 0 && (waiting.length !== seen.waiting || inWindow.length !== seen.figures)) {
        seen.waiting = waiting.length;
        seen.figures = inWindow.length;
        if (waiting.length === 0) seen.allFigures = performance.now();
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    Object.assign(window, { seenFigures: seen });
  });
}

export async function figuresTime(page: Page, hasPresets: boolean): Promise<FiguresTime> {
  await page.waitForFunction(
    ({ quiet, hasPresets }) => {
      const { seenFigures: seen } = window as unknown as {
        seenFigures: { firstPreset: number; allFigures: number; waiting: number };
      };
      const isBegun = seen.firstPreset > 0 || !hasPresets;
      return isBegun && seen.waiting === 0 && performance.now() - seen.allFigures > quiet;
    },
    { quiet: QUIET_MS, hasPresets },
    { timeout: 60_000, polling: 100 },
  );
  return page.evaluate(() => {
    const { seenFigures: seen } = window as unknown as {
      seenFigures: Omit<FiguresTime, 'firstContent' | 'pictures' | 'pictureBytes'>;
    };
    const pictures = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(
      ({ name, responseEnd }) => name.includes('/figures/') && responseEnd <= seen.allFigures,
    );
    return {
      firstContent: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
      firstPreset: seen.firstPreset,
      allFigures: seen.allFigures,
      figures: seen.figures,
      pictures: pictures.length,
      pictureBytes: pictures.reduce((sum, { transferSize }) => sum + transferSize, 0),
      layoutShift: seen.layoutShift,
    };
  });
}

import { crisisByRules } from '#mood/crisis-rules.ts';

let read: (text: string) => boolean = crisisByRules;
let coming: Promise<void> | undefined;

/** Fetches what weighs the phrases of danger, before it is wanted. */
export function prepareDanger(): Promise<void> {
  coming ??= import('#mood/danger.ts').then(
    (danger) => {
      read = (text) => danger.tellsOfDanger(text);
    },
    // The rules are here already, and the server looks as well. The next to ask tries again.
    () => {
      coming = undefined;
    },
  );
  return coming;
}

/** Whether a text tells of danger, on this device: by rules alone until the weights are there. */
export function tellsOfDanger(text: string): boolean {
  return read(text);
}

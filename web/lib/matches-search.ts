interface Found {
  readonly name: string;
  readonly description: string;
}

/** Whether a name or a description holds what was typed, whatever its case: the same wherever presets are searched. */
export function matchesSearch({ name, description }: Found, typed: string): boolean {
  const wanted = typed.trim().toLowerCase();
  return name.toLowerCase().includes(wanted) || description.toLowerCase().includes(wanted);
}

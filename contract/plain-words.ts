import type { z } from 'zod';

type Issue = Parameters<NonNullable<ReturnType<typeof z.config>['customError']>>[0];

const units: Readonly<Record<string, string>> = { string: ' characters', array: ' entries' };

/**
 * What a person reads when a rule without words of its own is broken. Zod's own words ("expected array to have <=3
 * items") are made for those who write schemas.
 */
export function plainWords(issue: Issue): string {
  switch (issue.code) {
    case 'too_big':
      return `Please use at most ${issue.maximum}${units[issue.origin] ?? ''}`;
    case 'too_small':
      return `Please use at least ${issue.minimum}${units[issue.origin] ?? ''}`;
    case 'invalid_type':
      return issue.input === undefined ? 'Something is missing here' : wrongKind(String(issue.expected));
    case 'invalid_value':
      return 'Please choose one of the offered values';
    default:
      return 'Please check what you entered here';
  }
}

function wrongKind(expected: string): string {
  if (expected === 'int') return 'Please give a whole number';
  return expected === 'number' ? 'Please give a number' : 'Please check what you entered here';
}

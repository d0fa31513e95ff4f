import { describe, expect, it } from 'vitest';
import { massOf } from './molecules.ts';
import { massOfPeptide, tonesOfPeptide } from './peptides.ts';

describe('peptides, in daltons, against published masses', () => {
  it.each([
    ['oxytocin', 'CYIQNCPLG', ['amide', 'disulfide'], 1007.2],
    ['vasopressin', 'CYFQNCPRG', ['amide', 'disulfide'], 1084.2],
    ['glutathione', 'ECG', [], 307.3],
    ['carnosine', 'AH', [], 226.2],
    ['GHK', 'GHK', [], 340.4],
    ['aspartame', 'DF', ['methylEster'], 294.3],
    ['thyrotropin releaser', 'QHP', ['pyroglutamate', 'amide'], 362.4],
    ['gonadotropin releaser', 'QHWSYGLRPG', ['pyroglutamate', 'amide'], 1182.3],
    ['bradykinin', 'RPPGFSPFR', [], 1060.2],
    ['substance P', 'RPKPQQFFGLM', ['amide'], 1347.6],
    ['angiotensin II', 'DRVYIHPF', [], 1046.2],
    ['alpha-MSH', 'SYSMEHFRWGKPV', ['acetyl', 'amide'], 1664.9],
    ['somatostatin', 'AGCKNFFWKTFTSC', ['disulfide'], 1637.9],
    ['glucagon', 'HSQGTFTSDYSKYLDSRRAQDFVQWLMNT', [], 3482.8],
    ['Leu-enkephalin', 'YGGFL', [], 555.6],
    ['melittin', 'GIGAVLKVLTTGLPALISWIKRKRQQ', ['amide'], 2846.5],
    ['LL-37', 'LLGDFFRKSKEKIGKEFKRIVQRIKDFLRNLVPRTES', [], 4493.3],
    ['magainin 2', 'GIGKFLHSAKKFGKAFVGEIMNS', [], 2466.9],
    ['delta sleep peptide', 'WAGGDASGE', [], 848.8],
    ['BPC-157', 'GEPPPGKPADDAGLV', [], 1419.5],
    ['Selank', 'TKPRPGP', [], 751.9],
    ['Semax', 'MEHFPGP', [], 813.9],
  ] as const)('%s', (_, chain, changes, published) => {
    expect(massOfPeptide(chain, changes)).toBeCloseTo(published, 0);
    expect(Math.abs(massOfPeptide(chain, changes) - published)).toBeLessThan(0.15);
  });

  it('sounds a peptide as a ground, its first and last amino acid and then the others, each once', () => {
    const [ground = 0, ...parts] = tonesOfPeptide('GSA');
    expect(ground).toBeCloseTo(massOfPeptide('GSA') / 2, 9);
    expect(parts).toEqual(['C2H3NO', 'C3H5NO', 'C3H5NO2'].map((formula) => massOf(formula) * 2));
    expect(tonesOfPeptide('GAG')).toHaveLength(3);
    expect(() => tonesOfPeptide('GXG')).toThrow(RangeError);
  });
});

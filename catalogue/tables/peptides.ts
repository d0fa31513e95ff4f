/** What is done to a chain besides joining it: written into the table, since it changes the weight. */
export type Change = 'amide' | 'pyroglutamate' | 'acetyl' | 'disulfide' | 'methylEster';

interface Peptide {
  name: string;
  /** One letter an amino acid, from the amino end. */
  chain: string;
  changes?: readonly Change[];
  what: string;
}

export const shortPeptides: readonly Peptide[] = [
  { name: 'Carnosine', chain: 'AH', what: 'two amino acids, beta-alanine and histidine, found in muscle' },
  { name: 'Glutathione', chain: 'ECG', what: 'three amino acids that nearly every living cell makes' },
  { name: 'Kyotorphin', chain: 'YR', what: 'two amino acids, first found in the brain of cattle in Kyoto' },
  { name: 'GHK', chain: 'GHK', what: 'three amino acids found in blood plasma, fond of copper' },
  { name: 'KPV', chain: 'KPV', what: 'the last three amino acids of the hormone alpha-MSH' },
  {
    name: 'Epitalon',
    chain: 'AEDG',
    what: 'four amino acids, put together in a laboratory in St Petersburg',
  },
  { name: 'Tuftsin', chain: 'TKPR', what: 'four amino acids, named after Tufts University' },
  { name: 'Thymopentin', chain: 'RKDVY', what: 'five amino acids out of a protein of the thymus' },
  {
    name: 'Proctolin',
    chain: 'RYLPT',
    what: 'five amino acids, a messenger of insects, first found in cockroaches',
  },
  { name: 'Aspartame', chain: 'DF', changes: ['methylEster'], what: 'two amino acids that taste sweet' },
];

export const hormones: readonly Peptide[] = [
  {
    name: 'Oxytocin',
    chain: 'CYIQNCPLG',
    changes: ['amide', 'disulfide'],
    what: 'nine amino acids, the first hormone of its kind to be synthesised (du Vigneaud, 1953)',
  },
  {
    name: 'Vasopressin',
    chain: 'CYFQNCPRG',
    changes: ['amide', 'disulfide'],
    what: 'nine amino acids, two letters away from oxytocin',
  },
  {
    name: 'Vasotocin',
    chain: 'CYIQNCPRG',
    changes: ['amide', 'disulfide'],
    what: 'nine amino acids, the form that birds, frogs and fish have',
  },
  {
    name: 'Thyrotropin Releaser',
    chain: 'QHP',
    changes: ['pyroglutamate', 'amide'],
    what: 'three amino acids, a signal of the hypothalamus',
  },
  {
    name: 'Gonadotropin Releaser',
    chain: 'QHWSYGLRPG',
    changes: ['pyroglutamate', 'amide'],
    what: 'ten amino acids, a signal of the hypothalamus',
  },
  { name: 'Angiotensin II', chain: 'DRVYIHPF', what: 'eight amino acids that circulate in blood' },
  {
    name: 'Somatostatin',
    chain: 'AGCKNFFWKTFTSC',
    changes: ['disulfide'],
    what: 'fourteen amino acids closed into a ring',
  },
  {
    name: 'Glucagon',
    chain: 'HSQGTFTSDYSKYLDSRRAQDFVQWLMNT',
    what: 'twenty-nine amino acids from the pancreas',
  },
  {
    name: 'GLP-1',
    chain: 'HAEGTFTSDVSSYLEGQAAKEFIAWLVKGR',
    changes: ['amide'],
    what: 'thirty amino acids from the gut',
  },
  {
    name: 'Melanotropin',
    chain: 'SYSMEHFRWGKPV',
    changes: ['acetyl', 'amide'],
    what: 'thirteen amino acids, alpha-MSH, a signal for pigment',
  },
];

export const neuropeptides: readonly Peptide[] = [
  {
    name: 'Substance P',
    chain: 'RPKPQQFFGLM',
    changes: ['amide'],
    what: 'eleven amino acids, found by von Euler and Gaddum in 1931',
  },
  {
    name: 'Neurokinin A',
    chain: 'HKTDSFVGLM',
    changes: ['amide'],
    what: 'ten amino acids, a sibling of substance P',
  },
  {
    name: 'Neurotensin',
    chain: 'QLYENKPRRPYIL',
    changes: ['pyroglutamate'],
    what: 'thirteen amino acids of brain and gut',
  },
  { name: 'Bradykinin', chain: 'RPPGFSPFR', what: 'nine amino acids set free in blood' },
  {
    name: 'Kisspeptin-10',
    chain: 'YNWNSFGLRF',
    changes: ['amide'],
    what: 'ten amino acids, named after a chocolate of the town where it was found',
  },
  { name: 'Nociceptin', chain: 'FGGFTGARKSARKLANQ', what: 'seventeen amino acids, also called orphanin FQ' },
  {
    name: 'Cholecystokinin-4',
    chain: 'WMDF',
    changes: ['amide'],
    what: 'the last four amino acids of a hormone of gut and brain',
  },
  { name: 'FMRFamide', chain: 'FMRF', changes: ['amide'], what: 'four amino acids, first found in a clam' },
  {
    name: 'Bombesin',
    chain: 'QQRLGNQWAVGHLM',
    changes: ['pyroglutamate', 'amide'],
    what: 'fourteen amino acids from the skin of the fire-bellied toad',
  },
  {
    name: 'Delta Sleep Peptide',
    chain: 'WAGGDASGE',
    what: 'nine amino acids, named in 1977 after a rhythm of sleep',
  },
];

export const opioidPeptides: readonly Peptide[] = [
  {
    name: 'Met-Enkephalin',
    chain: 'YGGFM',
    what: 'five amino acids, found by Hughes and Kosterlitz in 1975',
  },
  {
    name: 'Leu-Enkephalin',
    chain: 'YGGFL',
    what: 'five amino acids, found by Hughes and Kosterlitz in 1975',
  },
  { name: 'Endomorphin-1', chain: 'YPWF', changes: ['amide'], what: 'four amino acids, described in 1997' },
  { name: 'Endomorphin-2', chain: 'YPFF', changes: ['amide'], what: 'four amino acids, described in 1997' },
  {
    name: 'Dynorphin A',
    chain: 'YGGFLRRIRPKLKWDNQ',
    what: 'seventeen amino acids that begin like an enkephalin',
  },
  { name: 'Dynorphin B', chain: 'YGGFLRRQFKVVT', what: 'thirteen amino acids that begin like an enkephalin' },
  { name: 'Neoendorphin', chain: 'YGGFLRKYPK', what: 'ten amino acids, the alpha form' },
  {
    name: 'Beta-Endorphin',
    chain: 'YGGFMTSEKSQTPLVTLFKNAIIKNAYKKGE',
    what: 'thirty-one amino acids from the pituitary',
  },
  { name: 'Casomorphin', chain: 'YPFPGPI', what: 'seven amino acids out of the casein of cow milk' },
  {
    name: 'Dermorphin',
    chain: 'YAFGYPS',
    changes: ['amide'],
    what: 'seven amino acids from the skin of a South American frog, one of them mirror-built',
  },
];

export const designedAndDefending: readonly Peptide[] = [
  {
    name: 'Melittin',
    chain: 'GIGAVLKVLTTGLPALISWIKRKRQQ',
    changes: ['amide'],
    what: 'twenty-six amino acids, the main part of bee venom',
  },
  {
    name: 'Mastoparan',
    chain: 'INLKALAALAKKIL',
    changes: ['amide'],
    what: 'fourteen amino acids from wasp venom',
  },
  {
    name: 'Magainin 2',
    chain: 'GIGKFLHSAKKFGKAFVGEIMNS',
    what: 'twenty-three amino acids from the skin of the clawed frog',
  },
  {
    name: 'LL-37',
    chain: 'LLGDFFRKSKEKIGKEFKRIVQRIKDFLRNLVPRTES',
    what: 'thirty-seven amino acids, the human cathelicidin',
  },
  {
    name: 'Indolicidin',
    chain: 'ILPWKWPWWPWRR',
    changes: ['amide'],
    what: 'thirteen amino acids from the white blood cells of cattle, five of them tryptophan',
  },
  { name: 'BPC-157', chain: 'GEPPPGKPADDAGLV', what: 'fifteen amino acids made in a laboratory' },
  {
    name: 'Selank',
    chain: 'TKPRPGP',
    what: 'seven amino acids, tuftsin made longer in a laboratory in Moscow',
  },
  {
    name: 'Semax',
    chain: 'MEHFPGP',
    what: 'seven amino acids, a piece of a hormone made longer in a laboratory in Moscow',
  },
  {
    name: 'MOTS-c',
    chain: 'MRWQEMGYIFYPRKLR',
    what: 'sixteen amino acids, written in the DNA of mitochondria',
  },
  {
    name: 'Thymosin Fragment',
    chain: 'LKKTETQ',
    changes: ['acetyl'],
    what: 'seven amino acids out of thymosin beta-4',
  },
];

"""Cuts the two typefaces down to what the pages show, and prints the sizes and the fallback metrics.

Needs fonttools and brotli (Debian: python3-fonttools, python3-brotli). Run it again after raising the
version of a @fontsource-variable package:  python3 web/fonts/subset.py

Newsreader is kept as a variable face with optical size, but only between the weights 200 and 300 that we
set; its first file holds the characters a heading uses, so the page waits for 34 kB instead of 132 kB.
Everything rarer lies in further files, which the browser fetches only when such a character appears.
"""

import io
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

HERE = Path(__file__).parent
PACKAGES = HERE.parent.parent / "node_modules" / "@fontsource-variable"

ASCII = set(range(0x20, 0x7F))
TYPOGRAPHY = {0xA0, 0xA9, 0xB0, 0xB7, 0xD7, 0x2013, 0x2014, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2026, 0x20AC, 0x2212}
LATIN_1 = set(range(0xA0, 0x100)) | {0x131, 0x152, 0x153, 0x2C6, 0x2DA, 0x2DC}
PUNCTUATION = set(range(0x2010, 0x205F)) | {0x20AC, 0x2122, 0x2190, 0x2191, 0x2192, 0x2193, 0x2212}
LATIN = ASCII | LATIN_1 | PUNCTUATION
LATIN_EXT = set(range(0x100, 0x250)) | set(range(0x1E00, 0x1F00)) | set(range(0x20A0, 0x20C1)) - {0x20AC}
NOT_IN_HEADINGS = {ord(c) for c in "[]{}\\|^_~<>#`@=*+"}
HEADINGS = (ASCII | TYPOGRAPHY) - NOT_IN_HEADINGS

DISPLAY = {"wght": (200, 300), "opsz": (18, 72)}
CITATION = {"wght": 300, "opsz": 18}
TEXT = {"wght": (400, 500)}

FACES = [
    ("newsreader", "newsreader-latin-opsz-normal", "newsreader-headings", HEADINGS, DISPLAY),
    ("newsreader", "newsreader-latin-opsz-normal", "newsreader-latin", LATIN - HEADINGS, DISPLAY),
    ("newsreader", "newsreader-latin-ext-opsz-normal", "newsreader-latin-ext", LATIN_EXT - LATIN, DISPLAY),
    ("newsreader", "newsreader-latin-opsz-italic", "newsreader-italic-latin", LATIN, CITATION),
    ("newsreader", "newsreader-latin-ext-opsz-italic", "newsreader-italic-latin-ext", LATIN_EXT - LATIN, CITATION),
    ("hanken-grotesk", "hanken-grotesk-latin-wght-normal", "hanken-grotesk-latin", LATIN, TEXT),
    ("hanken-grotesk", "hanken-grotesk-latin-ext-wght-normal", "hanken-grotesk-latin-ext", LATIN_EXT - LATIN, TEXT),
]

# How often a character occurs in English text, roughly: enough to match the width of a line.
LETTERS = {"e": 102, "t": 75, "a": 65, "o": 62, "i": 57, "n": 57, "s": 53, "h": 50, "r": 50, "l": 33, "d": 33,
           "u": 23, "c": 22, "m": 20, "f": 20, "w": 17, "g": 16, "p": 15, "y": 14, "b": 13, "v": 8, "k": 6, " ": 180}


def cut(package, source, characters, limits):
    font = TTFont(PACKAGES / package / "files" / f"{source}.woff2")
    options = subset.Options()
    options.layout_features = ["kern", "liga", "rvrn", "ccmp", "locl", "mark", "mkmk"]
    options.hinting = False
    options.name_IDs = []
    options.drop_tables += ["STAT", "gasp"]
    options.glyph_names = False
    options.notdef_outline = True
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=characters)
    cutter.subset(font)
    # Through bytes and back: the instancer stumbles over glyphs that the subsetter has renamed lazily.
    plain = io.BytesIO()
    font.flavor = None
    font.save(plain)
    plain.seek(0)
    font = instancer.instantiateVariableFont(TTFont(plain), limits)
    font.flavor = "woff2"
    return font


def mean_width(font):
    cmap, widths, em = font.getBestCmap(), font["hmtx"], font["head"].unitsPerEm
    return sum(widths[cmap[ord(c)]][0] * n for c, n in LETTERS.items()) / sum(LETTERS.values()) / em


def fallback(name, font, local):
    adjust = mean_width(font) / mean_width(TTFont(local))
    em = font["head"].unitsPerEm
    ascent, descent = font["hhea"].ascent / em / adjust, -font["hhea"].descent / em / adjust
    print(f"{name}: size-adjust {adjust:.2%}; ascent-override {ascent:.2%}; descent-override {descent:.2%}")


def unicode_range(characters):
    parts, ordered = [], sorted(characters)
    start = last = ordered[0]
    for code in ordered[1:] + [None]:
        if code is not None and code == last + 1:
            last = code
            continue
        parts.append(f"U+{start:04X}" if start == last else f"U+{start:04X}-{last:04X}")
        start = last = code
    return ", ".join(parts)


def main():
    for package, source, name, characters, limits in FACES:
        font = cut(package, source, characters, limits)
        path = HERE / f"{name}.woff2"
        font.save(path)
        print(f"{path.stat().st_size:7d}  {path.name}\n         {unicode_range(set(font.getBestCmap()))}")

    # Liberation has the widths of Times New Roman and Arial.
    liberation = Path("/usr/share/fonts/truetype/liberation")
    if liberation.exists():
        display = instancer.instantiateVariableFont(
            TTFont(PACKAGES / "newsreader/files/newsreader-latin-opsz-normal.woff2"), {"wght": 200, "opsz": 72})
        text = TTFont(HERE / "hanken-grotesk-latin.woff2")
        fallback("Newsreader beside Times New Roman", display, liberation / "LiberationSerif-Regular.ttf")
        fallback("Hanken Grotesk beside Arial", text, liberation / "LiberationSans-Regular.ttf")


if __name__ == "__main__":
    main()

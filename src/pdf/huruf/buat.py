"""Makes huruf.ts: the typeface of the papers, as the TrueType files jsPDF embeds (it reads neither woff2 nor features).

    pip install fonttools brotli
    npm pack @fontsource-variable/manrope@5.3.0 @fontsource/noto-sans-math@5.3.0   # and unpack both into FOLDER
    python buat.py ../../../node_modules FOLDER > huruf.ts

Latin comes from Plus Jakarta Sans, which the app itself is set in, with its tabular figures as the figures; Greek from
Manrope; arrows and signs of mathematics from Noto Sans Math. All three are under the SIL Open Font License (OFL.txt), and
so is the result, which therefore has a name of its own.
"""

import base64
import io
import sys
from pathlib import Path

from fontTools.fontBuilder import FontBuilder
from fontTools.pens.basePen import BasePen
from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.recordingPen import DecomposingRecordingPen, RecordingPen
from fontTools.pens.transformPen import TransformPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

JAKARTA = "@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-{}-wght-normal.woff2"
SPACE = 235  # Jakarta leaves words their distance by kerning, which jsPDF does not read
HAIRLINE = 66  # how far the second stroke of ≤, ≥ and ≈ keeps off the first, in units of the em
LATIN = [*range(0x20, 0x7F), *range(0xA1, 0x180), *map(ord, "–—‘’‚“”„†•…‹›⁄€™−′″ˆ˚˜")]
GREEK = range(0x370, 0x400)
SIGNS = [*range(0x2190, 0x2196), *map(ord, "⇌⇒⇔∂∆∇∈∏∑√∝∞∩∪∫∼≃≅≡≪≫□○●✓")]
DIGITS = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"]
COPYRIGHT = (
    "Copyright 2020 The Plus Jakarta Sans Project Authors (https://github.com/tokotype/PlusJakartaSans). "
    "Copyright 2019 The Manrope Project Authors (https://github.com/sharanda/manrope). "
    "Noto Sans Math: Copyright 2022 Google LLC. All Rights Reserved."
)
LICENSE = "This Font Software is licensed under the SIL Open Font License, Version 1.1."


class Source:
    """Glyphs of one font at one weight, in units of 1/1000 em."""

    def __init__(self, file, weight=None):
        self.font = TTFont(file)
        if weight:
            self.font = instantiateVariableFont(self.font, {"wght": weight})
        self.scale = 1000 / self.font["head"].unitsPerEm
        self.glyphs = self.font.getGlyphSet()
        self.cmap = self.font.getBestCmap()

    def draw(self, name, scale=1.0, dx=0, dy=0):
        pen, record = RecordingPen(), DecomposingRecordingPen(self.glyphs)
        self.glyphs[name].draw(record)
        factor = self.scale * scale
        record.replay(TransformPen(pen, (factor, 0, 0, factor, dx, dy)))
        return pen, self.glyphs[name].width * factor


class OperatorPen(BasePen):
    """An outline as the operators of a PDF page."""

    def __init__(self):
        super().__init__(None)
        self.steps = []

    def write(self, operator, *points):
        self.steps.append(" ".join([*(f"{round(value)}" for point in points for value in point), operator]))

    def _moveTo(self, point):
        self.write("m", point)

    def _lineTo(self, point):
        self.write("l", point)

    def _curveToOne(self, *points):
        self.write("c", *points)

    def _closePath(self):
        self.write("h")


def operators(pen):
    written = OperatorPen()
    pen.replay(written)
    return " ".join(written.steps)


def bounds(pen):
    measure = BoundsPen(None)
    pen.replay(measure)
    return measure.bounds


def joined(*pens):
    whole = RecordingPen()
    for pen in pens:
        pen.replay(whole)
    return whole


def shifted(pen, dx, dy):
    moved = RecordingPen()
    pen.replay(TransformPen(moved, (1, 0, 0, 1, dx, dy)))
    return moved


def contours(pen):
    found = []
    for step in pen.value:
        if step[0] == "moveTo":
            found.append(RecordingPen())
        found[-1].value.append(step)
    return found


def drawn(weight, modules, folder):
    """Every character of the typeface with its outline and width."""
    jakarta = [Source(modules / JAKARTA.format(part), weight) for part in ("latin", "latin-ext")]
    manrope = Source(next(folder.rglob("manrope-greek-wght-normal.woff2")), weight)
    noto = Source(next(folder.rglob("noto-sans-math-latin-400-normal.woff2")))
    latin = jakarta[0]
    made = {}

    for code in LATIN:
        source = next((source for source in jakarta if code in source.cmap), None)
        if source:
            made[code] = source.draw(source.cmap[code])
    made[0x20] = made[0x20][0], SPACE
    xheight = bounds(latin.draw("x")[0])[3] / bounds(manrope.draw(manrope.cmap[0x3B9])[0])[3]
    for code in GREEK:
        if code in manrope.cmap:
            made[code] = manrope.draw(manrope.cmap[code], xheight)
    for code in SIGNS:
        made[code] = noto.draw(noto.cmap[code])

    for value, digit in enumerate(DIGITS):
        made[0x30 + value] = latin.draw(f"{digit}.tf")
        # As large as the ² the font has: its numerators are made for fractions, and too small to stand alone.
        raised, width = latin.draw(f"{digit}.numr", 1.25, dy=-187)
        if value not in (1, 2, 3):
            made[0x2070 + value] = raised, width
        made[0x2080 + value] = shifted(raised, 0, -373), width
    for code, name in ((0x207A, "plus"), (0x207B, "minus")):
        made[code] = latin.draw(name, 0.62, dy=265)
        made[code + 0x10] = latin.draw(name, 0.62, dy=-108)

    minus, equal, tilde = (latin.draw(name) for name in ("minus", "equal", "asciitilde"))
    stroke = bounds(minus[0])[3] - bounds(minus[0])[1]
    for code, name in ((0x2264, "less"), (0x2265, "greater")):
        sign, width = latin.draw(name)
        above = shifted(sign, 0, stroke / 2 + HAIRLINE)
        below = shifted(minus[0], (width - minus[1]) / 2, bounds(above)[1] - HAIRLINE - bounds(minus[0])[3])
        made[code] = joined(above, below), width
    half = (bounds(tilde[0])[3] - bounds(tilde[0])[1] + HAIRLINE) / 2
    made[0x2248] = joined(shifted(tilde[0], 0, half), shifted(tilde[0], 0, -half)), tilde[1]
    slash, slash_width = latin.draw("slash", 0.8)
    low, high = bounds(slash)[1], bounds(slash)[3]
    middle = (bounds(equal[0])[1] + bounds(equal[0])[3]) / 2
    made[0x2260] = joined(equal[0], shifted(slash, (equal[1] - slash_width) / 2, middle - (low + high) / 2)), equal[1]
    percent, width = latin.draw("percent")
    right = [contour for contour in contours(percent) if bounds(contour)[0] > width / 2]
    step = bounds(joined(*right))[2] - bounds(joined(*right))[0] + HAIRLINE / 2
    made[0x2030] = joined(percent, *(shifted(contour, step, 0) for contour in right)), width + step
    return made, latin.font["OS/2"]


def typeface(style, weight, modules, folder):
    made, metrics = drawn(weight, modules, folder)
    order = [".notdef", *(f"uni{code:04X}" for code in sorted(made))]
    glyphs, widths = {".notdef": TTGlyphPen(None).glyph()}, {".notdef": (500, 0)}
    for code, (outline, width) in made.items():
        name, pen = f"uni{code:04X}", TTGlyphPen(None)
        outline.replay(pen)
        glyphs[name] = pen.glyph(round=round)
        glyphs[name].recalcBounds(None)
        widths[name] = (round(width), getattr(glyphs[name], "xMin", 0))
    font = FontBuilder(1000, isTTF=True)
    font.setupGlyphOrder(order)
    font.setupCharacterMap({code: f"uni{code:04X}" for code in made})
    font.setupGlyf(glyphs)
    font.setupHorizontalMetrics(widths)
    font.setupHorizontalHeader(ascent=metrics.sTypoAscender, descent=metrics.sTypoDescender)
    font.setupOS2(
        sTypoAscender=metrics.sTypoAscender,
        sTypoDescender=metrics.sTypoDescender,
        sxHeight=metrics.sxHeight,
        sCapHeight=metrics.sCapHeight,
        usWeightClass=weight,
    )
    font.setupNameTable(
        {
            "copyright": COPYRIGHT,
            "familyName": "Mejalab Kertas",
            "styleName": style,
            "psName": f"MejalabKertas-{style}",
            "licenseDescription": LICENSE,
            "licenseInfoURL": "https://scripts.sil.org/OFL",
        },
        mac=False,
    )
    font.setupPost(keepGlyphNames=False)
    font.updateHead(created=3_850_000_000, modified=3_850_000_000)  # fixed, so that the same sources give the same file
    font.font.recalcTimestamp = False
    out = io.BytesIO()
    font.save(out)
    return base64.b64encode(out.getvalue()).decode(), made


modules, folder = map(Path, sys.argv[1:])
biasa, made = typeface("Regular", 400, modules, folder)
tebal, bold = typeface("Bold", 700, modules, folder)
characters = "".join(chr(code) for code in sorted(made)).replace("\\", "\\\\").replace("'", "\\'")
print("/** Made by buat.py, where its sources and licence are named. TrueType files, base64. */")
print(f"export const biasa =\n  '{biasa}';")
print(f"export const tebal =\n  '{tebal}';\n")
print("/** Every character they have. */")
print(f"export const aksara =\n  '{characters}';\n")
print("/** The outlines of the bold capitals, in thousandths of their size, for words that are drawn and not written. */")
print("export const bentuk: Readonly<Record<string, string>> = {")
for letter in "ABCDEFGHIJKLMNOPQRSTUVWXYZ":
    print(f"  {letter}: '{operators(bold[ord(letter)][0])}',")
print("};")

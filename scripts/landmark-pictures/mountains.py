"""Mountains."""

import math

from brushes import Scene, curve, points_path, rough


def mount_fuji():
    s = Scene(11)
    s.sky("#233a6e", "#4f5f98", "#a985a6", "#f2a999", "#ffdcae", bottom=430)
    s.glow(120, 395, 380, "#fff0c8", 0.85, 240)
    for x, y, w, h, o in [(40, 250, 330, 12, 0.5), (430, 205, 420, 12, 0.4), (300, 300, 460, 10, 0.55), (-80, 335, 300, 9, 0.6)]:
        s.streak_cloud(x, y, w, h, "#ffd9cc", o)

    def cone():
        def side(sign, top, reach):
            return [(400 + sign * (26 + reach * (1 - t) ** 1.72), 412 - (412 - top) * t) for t in [i / 14 for i in range(15)]]

        left, right = side(-1, 128, 440), side(1, 131, 440)[::-1]
        crater = [(383, 125), (394, 129), (406, 124), (417, 128)]
        ridge = left + crater + right
        s.path(curve(ridge) + "z", s.linear("#6d6a94", "#565d8c", "#8a7f9f"))
        with s.group(clip=curve(ridge) + "z"):
            rng = s.random
            edge, x = [], 180
            while x < 640:
                low = 214 + abs(x - 400) * 0.16
                edge += [(x, low + rng.uniform(10, 62)), (x + rng.uniform(6, 10), low - rng.uniform(4, 34))]
                x += rng.uniform(13, 23)
            s.shape([(160, 90)] + edge + [(650, 90)], s.linear("#fff6f0", "#ffe0d8"))
            spine = rough([(406, 118), (424, 190), (462, 290), (560, 424)], 0.12, 5)
            s.shape(spine + [(900, 420), (900, 120)], s.linear("#4a5690", "#3d4a80", "#6d6c99"), 0.72)
            for top, foot, width in [((372, 150), (236, 410), 9), ((388, 140), (318, 412), 8), ((400, 142), (404, 414), 9)]:
                a = rough([top, ((top[0] + foot[0]) / 2 - 6, 280), foot], 0.1, top[0])
                s.shape(a + [(foot[0] + width * 4, foot[1]), (top[0] + width * 0.6, top[1] + 20)], "#46528a", 0.22)

    def shore(trees=True):
        back = rough([(0, 372), (90, 352), (190, 380), (300, 388), (420, 392), (540, 384), (660, 356), (740, 346), (800, 362)], 0.08, 2)
        s.land(back, s.linear("#7b7ba6", "#5f6b97"), 432)
        front = rough([(0, 398), (120, 392), (240, 412), (380, 418), (520, 414), (640, 396), (800, 388)], 0.07, 3)
        s.land(front, s.linear("#3f4c79", "#2f3c68"), 432)
        if trees:
            s.forest(front, 54, 8, 17, "#2f3c68")

    cone()
    s.mist(330, 85, "#ffe4d4", 0.75)
    shore()
    s.rect(0, 430, 800, 170, s.linear("#ffd7b4", "#d79aa4", "#7a74a2", "#33457e"))
    with s.group(clip=[(0, 430), (800, 430), (800, 600), (0, 600)]):
        with s.reflected(430, 0.5, 0.72):
            cone()
            shore(False)
    s.glints(46, 434, 596, "#ffe9dc", 0.4, seed=4)
    s.glints(30, 445, 600, "#2c3d74", 0.3, longest=170, seed=5)
    branches = [[(-10, 60), (70, 82), (150, 78), (235, 112)], [(60, 80), (110, 118), (150, 132)], [(120, 80), (170, 60), (210, 62)]]
    for i, branch in enumerate(branches):
        s.line(branch, "#3a2740", 6 - i * 1.8, smooth=True)
    pale, deep, heart = "", "", ""
    for branch in branches + [[(-10, 30), (60, 40), (110, 36)], [(-10, 96), (40, 112), (70, 122)]]:
        for a, b in zip(branch, branch[1:]):
            for _ in range(6):
                t = s.random.random()
                x, y = a[0] + (b[0] - a[0]) * t + s.random.uniform(-15, 15), a[1] + (b[1] - a[1]) * t + s.random.uniform(-15, 15)
                r = s.random.uniform(3.4, 5)
                for k in range(5):
                    px, py = x + r * math.cos(k * 1.257), y + r * math.sin(k * 1.257)
                    if (k + int(x)) % 3:
                        pale += Scene._disc(px, py, r * 0.72)
                    else:
                        deep += Scene._disc(px, py, r * 0.72)
                heart += Scene._disc(x, y, 1.3)
    s.path(deep, "#f2a5b8")
    s.path(pale, "#ffd9e0")
    s.path(heart, "#d0607f")
    return s


def matterhorn():
    s = Scene(12)
    s.sky("#1f4b94", "#4a86c8", "#9fcbe8", "#f9e3c4", bottom=470)
    s.streak_cloud(430, 120, 420, 18, "#ffffff", 0.75)
    s.streak_cloud(-60, 210, 330, 12, "#ffffff", 0.6)
    far = rough([(0, 330), (80, 280), (150, 318), (230, 286), (560, 300), (640, 262), (720, 306), (800, 270)], 0.16, 3)
    s.massif(far, 470, s.linear("#dfe9f2", "#8fb0cf"), "#5f86b4", [(80, 150, 20), (230, 300, 24), (640, 720, 22)], 4, (330, "#fbfdff"), 0.6)
    peak = [(120, 430), (190, 372), (240, 330), (292, 262), (330, 190), (360, 124), (374, 92), (392, 74), (416, 48), (428, 66), (424, 88), (440, 124), (474, 172), (500, 232), (560, 300), (640, 352), (720, 400), (800, 430)]
    ridge = rough(peak, 0.07, 21, 3)
    s.massif(ridge, 480, s.linear("#ffd9a0", "#e8b48a", "#a58f96", "#7f8aa0"), "#35507f", [(417, 790, 46)], 9, None, 0.86, 26, "#fff0d2")
    with s.group(clip=ridge + [(800, 480), (120, 480)]):
        for top, width, length, lean in [((372, 116), 12, 130, -42), ((350, 176), 14, 150, -60), ((318, 250), 16, 140, -50), ((396, 120), 8, 190, -16), ((386, 230), 16, 170, -20)]:
            left = rough([top, (top[0] + lean * 0.5, top[1] + length * 0.55), (top[0] + lean, top[1] + length)], 0.12, top[0], 3)
            s.shape(left + [(top[0] + lean + width * 2.2, top[1] + length * 0.9), (top[0] + width * 0.4, top[1] + length * 0.3)], "#fffaf0", 0.92)
        for top, width, length, lean in [((440, 150), 10, 160, 50), ((474, 220), 16, 150, 66), ((446, 300), 18, 130, 30), ((540, 310), 20, 110, 66)]:
            left = rough([top, (top[0] + lean * 0.5, top[1] + length * 0.5), (top[0] + lean, top[1] + length)], 0.12, top[0], 3)
            s.shape(left + [(top[0] + lean + width * 1.8, top[1] + length * 0.86), (top[0] + width * 0.7, top[1] + length * 0.3)], "#a9c6e6", 0.8)
    s.mist(380, 110, "#e9eef4", 0.7)
    slope = [(0, 440), (120, 424), (260, 446), (420, 470), (560, 452), (700, 430), (800, 424)]
    s.land(slope, s.linear("#6f9a5e", "#3f6f4a"), 600, smooth=True)
    s.forest(slope, 80, 14, 34, "#2f5646", sink=10)
    meadow = [(0, 506), (160, 488), (330, 506), (520, 522), (680, 500), (800, 486)]
    s.land(meadow, s.linear("#b7c65a", "#7fa645", "#4f7f3a"), 600, smooth=True)
    with s.group("translate(560 452)"):
        s.shape([(0, 60), (0, 24), (92, 24), (92, 60)], s.linear("#8a5a34", "#5f3a22"))
        s.rect(0, 50, 92, 12, "#d8cdbb")
        s.shape([(-14, 30), (46, -8), (106, 30), (100, 34), (46, 2), (-8, 34)], "#4a3226")
        s.shape([(-2, 27), (46, -3), (94, 27), (92, 32), (0, 32)], "#a06a3c")
        for x in (10, 39, 68):
            s.rect(x, 34, 14, 12, "#ffe6a6")
            s.rect(x, 46, 14, 3, "#c8443c")
        s.shape([(46, -8), (106, 30), (100, 34), (46, 2)], "#2f2019", 0.7)
    for x, y, h in [(36, 590, 190), (96, 604, 140), (164, 600, 92), (748, 612, 210), (694, 606, 120)]:
        s.conifer(x, y, h, s.linear("#2c5a45", "#173629", to=(1, 0)))
    rng = s.random
    for color, count in [("#fff3d6", 40), ("#f2b23e", 40), ("#d65a78", 34)]:
        d = ""
        for _ in range(count):
            y = rng.uniform(530, 596)
            d += Scene._disc(rng.uniform(180, 680), y, 1.3 + (y - 530) / 34)
        s.path(d, color, 0.9)
    return s


def kirkjufell():
    s = Scene(13)
    s.sky("#050b24", "#0b1e45", "#13406a", "#2a6f84", bottom=430)
    s.stars(120, 330)
    for seed, base, lift, color, tone in [(1, 270, 240, "#3df2a0", 0.9)]:
        # A curtain of light: many narrow strips that stand on a winding line, brightest at their feet.
        violet = s.linear((0, "#b06cf4", 0), (0.3, "#9a6cf0", 0.35), (0.6, color, 0.6), (0.94, color, 1), (1, "#e4fff0", 0.1))
        for k in range(118):
            x = -30 + k * 7.3
            y = base + math.sin(x * 0.0085 + seed * 1.7) * 46 + math.sin(x * 0.021 + seed) * 15 - x * 0.07
            h = lift * (0.62 + 0.3 * math.sin(x * 0.013 + seed) + s.random.uniform(0, 0.3))
            strong = tone * (0.3 + 0.7 * abs(math.sin(x * 0.0061 + seed * 2.1))) * s.random.uniform(0.55, 1)
            s.shape([(x, y), (x + 8.5, y - 1), (x + 8.5 + h * 0.16, y - h), (x + h * 0.16, y - h)], violet, round(strong, 2))
    far = rough([(0, 402), (90, 376), (170, 394), (620, 396), (700, 366), (800, 384)], 0.12, 6)
    s.land(far, s.linear("#1b3d5c", "#16304c"), 440)
    ridge = rough([(180, 428), (232, 384), (280, 322), (330, 244), (368, 186), (392, 158), (404, 152), (420, 166), (452, 214), (494, 286), (540, 350), (590, 398), (640, 428)], 0.05, 8, 3)
    s.massif(ridge, 430, s.linear("#4d8f94", "#2a5c70", "#1a3c56"), "#071a33", [(402, 640, 40)], 8, (228, "#dff7f0"), 0.8, 10)
    with s.group(clip=ridge + [(640, 430), (180, 430)]):
        for i in range(9):
            y = 214 + i * 24
            s.line(rough([(170, y + 26), (300, y + 6), (400, y), (520, y + 12), (650, y + 34)], 0.05, i), "#bfeee2", 1.6, 0.24)
    s.rect(0, 428, 800, 60, s.linear("#2f8f8c", "#12405c"))
    s.glints(24, 432, 480, "#8dffd2", 0.45, longest=110, seed=8)
    bank = rough([(0, 468), (120, 452), (250, 462), (330, 474), (470, 472), (560, 460), (690, 446), (800, 458)], 0.06, 9)
    s.land(bank, s.linear("#1a4358", "#0e2638", "#081522"))
    stream = s.linear("#8fe8d4", "#5fb8b8", "#bdf2e4")
    s.path(curve([(452, 472), (430, 482), (380, 488), (330, 500), (318, 516)]) + "L520 516" + curve([(520, 516), (470, 502), (470, 486), (486, 472)], False) + "z", stream)
    ledge = rough([(120, 600), (150, 560), (200, 528), (262, 514), (320, 512), (520, 512), (590, 506), (660, 530), (720, 600)], 0.03, 12, 3)
    s.land(ledge, s.linear("#10273a", "#071420"), 610)
    for x, end, foot in ((316, 372, 572), (388, 440, 578), (462, 524, 570)):
        s.path(f"M{x} 513Q{x - 4} 520 {x - 5} {foot}L{end + 5} {foot}Q{end + 4} 520 {end} 513z", s.linear("#e8fff6", "#9fdcd4", "#dcfff4"))
        d = ""
        for _ in range(int((end - x) / 4)):
            px = x + s.random.uniform(0, end - x)
            d += f"M{px:.0f} {s.random.uniform(514, 530):.0f}v{s.random.uniform(16, 40):.0f}"
        s.path(d, "none", 0.5, "#3f8f98", 2)
        s.glow((x + end) / 2, foot, 62, "#eafff8", 0.8, 18)
    s.path(curve([(236, 600), (262, 580), (330, 572), (430, 578), (530, 570), (600, 582), (640, 604)]) + "z", s.linear("#d4fff2", "#5fb4b4"))
    s.glints(14, 580, 600, "#ffffff", 0.7, x=(290, 570), longest=60, seed=5)
    s.land(rough([(0, 530), (90, 518), (170, 540), (240, 580), (280, 606)], 0.08, 10), s.linear("#0c2030", "#040c16"))
    s.land(rough([(560, 606), (600, 576), (660, 540), (730, 522), (800, 518)], 0.08, 11), s.linear("#0c2030", "#040c16"))
    for x in (40, 96, 700, 752, 640, 160):
        blades = ""
        for k in range(7):
            lean = (k - 3) * 4
            y = 546 + (abs(x - 400) < 250) * 20
            blades += f"M{x + k * 3} {y}q{lean * 0.3:.0f} -14 {lean} -26"
        s.path(blades, "none", 0.7, "#2f6a6a", 1.6)
    return s


def table_mountain():
    s = Scene(14)
    s.sky("#2f8ad0", "#7fc0e6", "#d5eef4", bottom=400)
    s.glow(120, 110, 260, "#ffffff", 0.6)
    s.cumulus(30, 186, 130, 3, "#ffffff", "#dbeaf2", 0.9)
    s.cumulus(650, 160, 150, 4, "#ffffff", "#dbeaf2", 0.85)
    plateau = [(0, 392), (60, 384), (104, 330), (132, 284), (152, 268), (168, 300), (196, 330), (214, 318), (226, 262), (236, 224), (252, 216), (340, 212), (440, 214), (540, 209), (590, 214), (604, 250), (616, 300), (636, 330), (660, 318), (684, 284), (704, 268), (722, 280), (740, 318), (772, 372), (800, 386)]
    ridge = rough(plateau, 0.035, 5, 3)
    s.massif(ridge, 420, s.linear("#c9b48a", "#9a9a78", "#5f8a66", "#4f7f62"), "#2f5566", [(152, 214, 20), (592, 642, 14), (704, 800, 20)], 6, None, 0.62, 0)
    with s.group(clip=ridge + [(800, 420), (0, 420)]):
        rng = s.random
        for i in range(34):
            x = 232 + i * 11 + rng.uniform(-3, 3)
            end = rng.uniform(292, 346)
            s.shape(rough([(x, 206), (x + 2, 250), (x + rng.uniform(-6, 8), end)], 0.06, i, 3) + [(x + 9, 262), (x + rng.uniform(4, 8), 206)], "#41586a", round(rng.uniform(0.18, 0.5), 2))
        for y, o in [(246, 0.3), (276, 0.24)]:
            s.line(rough([(226, y), (420, y + 4), (612, y)], 0.03, y, 4), "#f4e3bd", 3, o)
        for i in range(16):
            x = 210 + i * 27
            s.shape([(x, 330 + rng.uniform(-14, 14)), (x + 30, 420), (x - 22, 420)], "#3f7260", 0.4)
    cloth = [(222, 226), (240, 204), (280, 194), (330, 200), (380, 187), (440, 196), (500, 184), (560, 196), (598, 204), (614, 226)]
    drips, x = [], 594
    while x > 244:
        drips += [(x, 236 + s.random.uniform(-12, 30)), (x - 14, 218 + s.random.uniform(-6, 6))]
        x -= s.random.uniform(28, 44)
    s.path(curve(cloth) + curve(drips + [(222, 226)], False) + "z", s.linear((0, "#ffffff"), (0.45, "#ffffff", 0.95), (1, "#ffffff", 0.08)))
    city = [(0, 396), (200, 388), (420, 396), (620, 386), (800, 398)]
    s.land(city, s.linear("#7fae8a", "#9cc4a2"), 420, smooth=True)
    d = ""
    for _ in range(130):
        x, y = s.random.uniform(20, 780), s.random.uniform(396, 412)
        w, h = s.random.uniform(3, 9), s.random.uniform(3, 12) * (1.6 if 300 < x < 500 else 1)
        d += points_path([(x, y), (x + w, y), (x + w, y - h), (x, y - h)])
    s.path(d, "#fff7ea", 0.85)
    s.rect(0, 412, 800, 190, s.linear("#1f86b4", "#2aa6c0", "#7fd8d2", "#c9f0e2"))
    s.glints(50, 420, 530, "#ffffff", 0.55, longest=90, seed=12)
    for y, seed, o in [(508, 1, 0.9), (534, 2, 0.95)]:
        top = [(x, y + math.sin(x * 0.017 + seed) * 6 + s.random.uniform(-2, 2)) for x in range(-20, 840, 40)]
        low = [(x, p + 7 + s.random.uniform(0, 9)) for x, p in top[::-1]]
        s.path(curve(top) + curve(low, False) + "z", "#ffffff", o)
    s.path(curve([(-10, 552), (160, 546), (340, 562), (520, 556), (820, 540)]) + "L820 610L-10 610z", s.linear("#f4e4bd", "#e2c48a"))
    s.path(curve([(-10, 552), (160, 546), (340, 562), (520, 556), (820, 540)]), "none", 0.9, "#fffdf4", 4)
    d = ""
    for _ in range(110):
        x = s.random.choice([s.random.uniform(-10, 190), s.random.uniform(640, 810)])
        y = 606
        lean, h = s.random.uniform(-26, 30), s.random.uniform(34, 92)
        d += f"M{x - 1.6:.1f} {y}q{lean * 0.2:.1f} {-h * 0.6:.1f} {lean:.1f} {-h:.1f}q{-lean * 0.5:.1f} {h * 0.5:.1f} {-lean + 4:.1f} {h:.1f}z"
    s.path(d, s.linear("#8fae5a", "#41703f"))
    s.birds([(300, 120, 1.1), (340, 104, 0.8), (372, 128, 0.7)], "#4a6a80")
    return s


def uluru():
    s = Scene(15)
    s.sky("#2c2a63", "#6a4a8c", "#c8648a", "#f79a6a", "#ffd28a", bottom=400)
    s.glow(90, 400, 420, "#ffe6a0", 0.8, 220)
    for x, y, w, h, c, o in [(260, 96, 520, 20, "#ff9c86", 0.6), (-60, 150, 420, 16, "#ffb48c", 0.65), (420, 190, 460, 14, "#ffc79a", 0.7), (120, 236, 380, 10, "#ffe0ac", 0.7)]:
        s.streak_cloud(x, y, w, h, c, o)
    s.land([(0, 386), (140, 380), (300, 388), (620, 386), (800, 378)], "#a4586a", 420, smooth=True)
    outline = [(40, 404), (56, 380), (74, 340), (104, 300), (140, 282), (170, 278), (210, 262), (270, 256), (330, 262), (396, 250), (470, 256), (520, 254), (566, 268), (612, 272), (650, 290), (690, 330), (716, 352), (746, 368), (774, 404)]
    body = curve(outline) + "z"
    s.path(body, s.linear("#f0894a", "#d9542f", "#a5362a"))
    with s.group(clip=body):
        s.rect(60, 220, 700, 190, s.linear((0, "#ffb45e", 0.65), (0.4, "#f0703a", 0.1), (1, "#3d1238", 0.75), to=(1, 0)))
        rng = s.random
        for i in range(46):
            x = 70 + i * 15 + rng.uniform(-5, 5)
            top = 252 + abs(x - 400) ** 2 / 2600 + rng.uniform(0, 30)
            lean = (x - 400) * 0.05 + rng.uniform(-4, 4)
            w = rng.uniform(3, 9)
            s.shape(rough([(x, top), (x + lean * 0.6, (top + 400) / 2), (x + lean, 404)], 0.04, i, 3) + [(x + lean + w * 1.5, 404), (x + w * 0.6, top + 20)], "#6d1c2c", round(rng.uniform(0.16, 0.5), 2))
        for x, y, w, h in [(236, 330, 30, 26), (360, 300, 18, 22), (470, 344, 44, 30), (590, 326, 20, 24), (414, 384, 60, 18)]:
            s.path(f"M{x - w / 2} {y + h * 0.4}Q{x - w * 0.4} {y - h * 0.6} {x} {y - h * 0.5}Q{x + w * 0.5} {y - h * 0.4} {x + w / 2} {y + h * 0.5}Q{x} {y + h * 0.2} {x - w / 2} {y + h * 0.4}z", s.linear("#3d0c22", "#8f2f2c"), 0.62)
    s.rect(0, 398, 800, 202, s.linear("#c05a3a", "#d9763c", "#a8482c", "#5f2428"))
    s.rect(0, 396, 800, 14, s.linear("#5d6a44", "#7f7f46"), 0.85)
    for x in range(-10, 820, 17):
        y = 402 + s.random.uniform(-3, 5)
        s.ellipse(x, y, s.random.uniform(9, 17), s.random.uniform(4, 8), "#4c5a3c" if s.random.random() < 0.6 else "#39483a")
    s.path(curve([(360, 412), (470, 452), (380, 500), (450, 610)]) + "L640 610" + curve([(640, 610), (470, 500), (500, 456), (376, 412)], False) + "z", s.linear("#e88a4e", "#f2a05e", "#cf6a3c"), 0.75)
    for row in range(7):
        y = 424 + row * 26
        for _ in range(15 - row):
            x = s.random.uniform(-20, 820)
            if 300 + row * 6 < x < 520 + row * 16:
                continue
            size = 6 + row * 4.6
            d, light = "", ""
            for k in range(9):
                lean = (k - 4) / 4 * size * 1.1
                h = size * (1.15 - abs(k - 4) * 0.11)
                blade = f"M{x - 1.2:.0f} {y:.0f}q{lean * 0.3:.0f} {-h * 0.7:.0f} {lean:.0f} {-h:.0f}q{-lean * 0.4:.0f} {h * 0.5:.0f} {-lean + 3:.0f} {h:.0f}z"
                if k < 4:
                    light += blade
                else:
                    d += blade
            s.ellipse(x + size * 0.7, y + 1, size * 1.3, size * 0.2, "#4c1c26", 0.4)
            s.path(d, "#7d6a36")
            s.path(light, "#e8b860")
    s.birds([(520, 160, 1), (556, 150, 0.7)], "#4a2a4a")
    return s


SCENES = {
    "mount-fuji": mount_fuji,
    "matterhorn": matterhorn,
    "kirkjufell": kirkjufell,
    "table-mountain": table_mountain,
    "uluru": uluru,
}

"""What people have built: bridges, a castle, villages, terraces."""

import math

from brushes import Scene, curve, mix, points_path, rough


def golden_gate():
    s = Scene(41)
    s.sky("#2f6a9c", "#7fb0c4", "#f4d8b4", "#ffe8c4", bottom=420)
    s.glow(640, 330, 380, "#fff4d4", 0.9, 240)
    s.circle(640, 300, 30, "#fffbea", 0.9)
    s.streak_cloud(-60, 90, 440, 18, "#ffffff", 0.7)
    s.streak_cloud(380, 140, 460, 14, "#fff4e4", 0.7)
    far = rough([(430, 372), (520, 350), (600, 322), (690, 330), (760, 306), (810, 312)], 0.07, 3)
    s.land(far, s.linear("#a8a8a8", "#d8c0a4"), 430)
    near = rough([(560, 400), (620, 376), (700, 344), (760, 348), (810, 330)], 0.07, 4)
    s.land(near, s.linear("#8a8270", "#b59a74"), 430)
    s.rect(0, 412, 800, 190, s.linear("#e4cfae", "#7fa8ac", "#2f7486", "#17506a"))
    s.sun_path(640, 416, 590, "#fff4d4", 90, 0.75, 24)
    s.glints(50, 420, 598, "#f4f8ee", 0.4, seed=41)
    red, shade = "#d9482f", "#9c2c26"

    # The far tower, and the road that comes from it: all of it narrows towards one point behind the hills.
    def tower(x, base, top, w, deep):
        left, leg = x - w, w * 0.44
        for side in (left, x + w - leg):
            s.shape([(side + leg * 0.14, top), (side + leg * 0.86, top), (side + leg, base), (side, base)], s.linear("#f0623f", red, shade, to=(1, 0)) if deep else "#c9604a")
            for k in (0.25, 0.5, 0.75):
                y = top + (base - top) * k
                s.rect(side - leg * 0.08, y, leg * 1.16, max(2, w * 0.06), shade if deep else "#a84c40", 0.5)
        for k in (0.02, 0.2, 0.39, 0.6):
            y = top + (base - top) * k
            h = max(4, w * 0.26)
            s.rect(left + leg * 0.5, y, 2 * w - leg, h, s.linear("#e4553a", shade) if deep else "#b9523f")
            if deep:
                s.rect(left + leg, y + h, 2 * w - 2 * leg, 4, "#5f1a1c", 0.5)
        return left

    tower(600, 420, 232, 15, False)
    s.path("M606 232Q690 356 810 366", "none", 1, "#b9523f", 2.6)
    s.path("M594 232Q450 470 262 66", "none", 1, "#c9503a", 3.4)
    s.path("M606 234Q470 480 318 66", "none", 0.9, "#a83c30", 3)
    d = ""
    for i in range(1, 24):
        t = i / 24
        x = (1 - t) ** 2 * 594 + 2 * t * (1 - t) * 450 + t * t * 262
        y = (1 - t) ** 2 * 232 + 2 * t * (1 - t) * 470 + t * t * 66
        deck = 384 + (x - 600) * -0.04
        if y < deck:
            d += f"M{x:.0f} {y:.0f}L{x:.0f} {deck:.0f}"
    s.path(d, "none", 0.75, "#c9604a", 1.4)
    s.shape([(810, 372), (600, 382), (300, 392), (-10, 410), (-10, 438), (300, 412), (600, 394), (810, 382)], s.linear("#d9553c", "#8f2a26"))
    truss = ""
    for i in range(40):
        x = -10 + i * 21
        k = max(0.3, 1 - x / 860)
        y = 436 - (x + 10) * 0.08
        truss += f"M{x} {y - 12 * k:.0f}l{10 * k:.0f} {14 * k:.0f}l{10 * k:.0f} {-14 * k:.0f}"
    s.path(truss, "none", 0.8, "#7a2422", 1.8)
    # The near tower stands in fog up to the road.
    s.path("M-10 250Q140 300 262 66M-10 292Q170 330 318 66", "none", 1, red, 5)
    d = ""
    for i in range(1, 14):
        t = i / 14
        x = (1 - t) ** 2 * -10 + 2 * t * (1 - t) * 140 + t * t * 262
        y = (1 - t) ** 2 * 250 + 2 * t * (1 - t) * 300 + t * t * 66
        d += f"M{x:.0f} {y:.0f}L{x:.0f} {408 - x * 0.06:.0f}"
    s.path(d, "none", 0.9, "#c2452f", 2.2)
    tower(290, 560, 60, 50, True)
    s.rect(226, 386, 128, 22, s.linear("#c9402e", "#7f2422"))
    s.shape([(214, 548), (366, 548), (380, 590), (200, 590)], s.linear("#a8a094", "#5f6468"))
    for x, y, w, seed, o in [(-120, 486, 420, 2, 0.92), (330, 452, 520, 5, 0.85), (60, 560, 560, 7, 0.95), (520, 530, 420, 9, 0.92), (-90, 590, 420, 11, 0.98)]:
        s.fog(x, y, w, seed, "#fffaf0", o)
    s.mist(400, 90, "#fff6e4", 0.6)
    s.rect(0, 540, 800, 60, s.linear((0, "#fff8ec", 0), (1, "#fff8ec", 0.95)))
    s.birds([(430, 210, 1.1), (466, 196, 0.8), (140, 180, 0.9)], "#4a5a68")
    return s


def himeji():
    s = Scene(42)
    s.sky("#79b4de", "#bfe0ee", "#fdf0ec", bottom=420)
    s.glow(150, 130, 300, "#ffffff", 0.7)
    s.cumulus(60, 140, 170, 4, "#ffffff", "#dce8f0", 0.9)
    s.cumulus(590, 190, 190, 6, "#ffffff", "#dce8f0", 0.9)
    s.land(rough([(0, 392), (120, 372), (260, 396), (560, 398), (690, 370), (800, 384)], 0.06, 3), s.linear("#9fc0b8", "#b8d0b8"), 440)
    stone = s.linear("#c9bfae", "#8f8678", "#6f685f")
    base = curve([(208, 470), (232, 440), (248, 404), (256, 372)]) + "L548 372" + curve([(548, 372), (556, 404), (574, 440), (600, 470)], False) + "z"
    s.path(base, stone)
    with s.group(clip=base):
        for row in range(7):
            y = 374 + row * 14
            for k in range(26):
                x = 200 + k * 17 + (row % 2) * 8 + s.random.uniform(-2, 2)
                s.rect(x, y, s.random.uniform(12, 15), 12, "#ffffff" if s.random.random() < 0.4 else "#4a443e", 0.13, 3)
        s.shape([(470, 372), (620, 372), (620, 480), (500, 480)], "#3f4454", 0.32)
    wall = s.linear("#ffffff", "#fbf8f4", "#d8dce6", to=(1, 0))
    tile, under = s.linear("#8f9aa8", "#5f6b7c"), "#a9b2c4"

    def roof(cx, y, half, rise, top):
        s.path(f"M{cx - top} {y - rise}L{cx + top} {y - rise}Q{cx + half * 0.82:.0f} {y - 4} {cx + half} {y - 8}L{cx + half - 4} {y + 2}Q{cx} {y + 8} {cx - half + 4} {y + 2}L{cx - half} {y - 8}Q{cx - half * 0.82:.0f} {y - 4} {cx - top} {y - rise}z", tile)
        s.path(f"M{cx - half + 4} {y + 2}Q{cx} {y + 8} {cx + half - 4} {y + 2}", "none", 0.95, "#f6f8fb", 3)
        lines = ""
        for k in range(-8, 9):
            lines += f"M{cx + top * k / 8:.0f} {y - rise + 1}L{cx + half * 0.9 * k / 8:.0f} {y - 2}"
        s.path(lines, "none", 0.45, "#e6ecf2", 1)
        s.path(f"M{cx - half + 10} {y + 4}Q{cx} {y + 10} {cx + half - 10} {y + 4}L{cx + half - 16} {y + 12}L{cx - half + 16} {y + 12}z", under, 0.6)

    def gable(cx, y, half, rise):
        s.shape([(cx - half + 7, y), (cx, y - rise + 8), (cx + half - 7, y)], "#fdfcfa")
        s.path(f"M{cx - half} {y + 3}Q{cx - half * 0.4:.0f} {y - rise * 0.42:.0f} {cx} {y - rise}Q{cx + half * 0.4:.0f} {y - rise * 0.42:.0f} {cx + half} {y + 3}L{cx + half - 9} {y + 3}Q{cx + half * 0.34:.0f} {y - rise * 0.3:.0f} {cx} {y - rise + 11}Q{cx - half * 0.34:.0f} {y - rise * 0.3:.0f} {cx - half + 9} {y + 3}z", tile)
        s.circle(cx, y - rise * 0.42, max(2.4, half * 0.07), "#7a8494")

    def windows(cx, y, n, step, w=7, h=13):
        for k in range(n):
            x = cx + (k - (n - 1) / 2) * step
            s.rect(x - w / 2, y, w, h, "#5a6272")
            s.rect(x - 0.8, y, 1.6, h, "#fbfaf6")

    # The small keep on the left, then the great one.
    s.rect(196, 316, 92, 70, wall)
    roof(242, 372, 66, 22, 50)
    windows(242, 330, 3, 22)
    roof(242, 318, 60, 26, 30)
    gable(242, 316, 30, 26)
    s.rect(212, 280, 60, 22, wall)
    roof(242, 284, 46, 30, 22)
    s.rect(262, 300, 278, 76, wall)
    s.rect(280, 232, 242, 62, wall)
    s.rect(306, 176, 190, 52, wall)
    s.rect(338, 118, 126, 48, wall)
    windows(401, 318, 10, 24)
    roof(401, 304, 164, 30, 122)
    gable(330, 302, 44, 40)
    gable(472, 302, 44, 40)
    windows(401, 248, 8, 26)
    roof(401, 238, 142, 28, 96)
    gable(401, 238, 64, 58)
    windows(401, 192, 2, 130)
    windows(401, 192, 2, 96)
    roof(401, 178, 116, 28, 66)
    s.path("M352 180Q378 176 386 164Q401 152 416 164Q424 176 450 180Q424 184 401 172Q378 184 352 180z", tile)
    windows(401, 134, 5, 22, 8, 14)
    roof(401, 124, 88, 40, 46)
    gable(401, 122, 38, 36)
    s.rect(352, 80, 98, 7, "#6f7a8a", radius=3)
    for x, k in ((354, 1), (448, -1)):
        s.path(f"M{x} 84q{-6 * k} -10 {2 * k} -20q{1 * k} 8 {8 * k} 8q{-4 * k} 6 {-2 * k} 12z", "#7f8a9a")
    s.shape([(420, 90), (470, 120), (470, 166), (498, 180), (498, 228), (524, 242), (524, 296), (542, 306), (542, 374), (470, 374)], "#51618a", 0.14)
    s.land([(0, 466), (140, 452), (300, 462), (520, 460), (680, 448), (800, 462)], s.linear("#8fb870", "#5f9458"), 600, smooth=True)
    low = s.linear("#ffffff", "#e9ecf2")
    s.shape([(0, 486), (260, 470), (520, 470), (800, 488), (800, 520), (520, 498), (260, 498), (0, 518)], low)
    s.shape([(-4, 476), (260, 460), (520, 460), (804, 478), (804, 492), (520, 474), (260, 474), (-4, 490)], s.linear("#7f8a9a", "#566272"))
    for k in range(18):
        x = 30 + k * 44
        s.rect(x, 489 - (6 if 230 < x < 560 else 0) + abs(x - 400) * 0.012, 8, 9, "#5a6272")
    s.land([(0, 540), (200, 520), (420, 526), (640, 518), (800, 536)], s.linear("#a8c87a", "#6fa058"), 600, smooth=True)
    for tx, ty, lean in ((78, 600, 24), (730, 606, -26), (620, 560, -8), (180, 556, 8)):
        s.path(f"M{tx - 9} {ty}Q{tx - 4} {ty - 60} {tx + lean} {ty - 116}L{tx + lean + 7} {ty - 114}Q{tx + 8} {ty - 60} {tx + 11} {ty}z", "#5a3f44")
        s.path(f"M{tx + lean * 0.6:.0f} {ty - 76}q{-24} -26 -46 -34M{tx + lean * 0.7:.0f} {ty - 84}q26 -24 48 -34", "none", 1, "#5a3f44", 5)
    rng = s.random
    for spots, size, seed in [
        ([(620 + rng.uniform(-56, 50), 452 + rng.uniform(-30, 26)) for _ in range(9)], 21, 1),
        ([(186 + rng.uniform(-54, 50), 446 + rng.uniform(-28, 24)) for _ in range(9)], 20, 2),
        ([(96 + rng.uniform(-110, 66), 466 + rng.uniform(-54, 40)) for _ in range(17)], 30, 3),
        ([(712 + rng.uniform(-66, 110), 470 + rng.uniform(-56, 40)) for _ in range(17)], 30, 4),
    ]:
        s.crowns(spots, "#ffe0e8", "#f0a8bc", size, seed)
    d = ""
    for _ in range(60):
        x, y = rng.uniform(20, 780), rng.uniform(380, 590)
        d += f"M{x:.0f} {y:.0f}q2.4 -3 5 0q-2.4 2.4 -5 0z"
    s.path(d, "#fff0f4", 0.95)
    return s


def shirakawa():
    s = Scene(43)
    s.sky("#0e1838", "#1f3264", "#3f5a92", "#7f8fb4", bottom=380)
    s.stars(80, 240)
    s.glow(650, 92, 150, "#dfe8ff", 0.6)
    s.circle(650, 92, 26, "#f6f4e4")
    for pts, top, low in [
        ([(0, 230), (110, 160), (220, 214), (330, 140), (440, 196), (560, 150), (680, 216), (800, 170)], "#5f76a6", "#4a6296"),
        ([(0, 290), (140, 236), (280, 276), (420, 240), (560, 268), (700, 226), (800, 262)], "#3f5688", "#34497a"),
    ]:
        ridge = rough(pts, 0.1, pts[1][1], 4)
        s.massif(ridge, 400, s.linear(top, low), "#22335f", [(p[0], pts[i + 2][0] if i + 2 < len(pts) else 820, 26) for i, p in enumerate(pts) if i % 2], 3, (pts[1][1] + 46, "#b4c4e4"), 0.5)
    woods = rough([(0, 330), (160, 300), (330, 326), (520, 318), (680, 292), (800, 312)], 0.05, 6)
    s.land(woods, s.linear("#1d2c52", "#26375f"), 430)
    s.forest(woods, 76, 22, 50, "#1a2747", sink=10)
    d = ""
    for i in range(40):
        x = s.random.uniform(0, 800)
        y = s.height(woods, x) - s.random.uniform(0, 20)
        d += points_path([(x, y - 12), (x + 5, y), (x - 5, y)])
    s.path(d, "#8fa4cc", 0.6)
    snow = s.linear("#dfe8f8", "#a9bce0", "#7f96c6")
    s.land([(0, 396), (140, 382), (320, 394), (520, 388), (680, 378), (800, 390)], snow, 600, smooth=True)

    def house(x, y, k, rows):
        with s.group(f"translate({x} {y}) scale({k})"):
            s.glow(0, -10, 170, "#ffc66a", 0.5, 90)
            s.shape([(-62, -52), (62, -52), (62, 0), (-62, 0)], s.linear("#5a3a2a", "#36221c"))
            s.shape([(-66, -50), (0, -178), (66, -50)], s.linear("#6a4a34", "#3a261e"))
            for row in range(rows):
                ry, half = -70 - row * 34, 34 - row * 14
                for c in range(-1, 2):
                    if abs(c) * 22 < half:
                        s.rect(c * 22 - 7, ry - 8, 14, 17, "#ffdf94")
                        s.path(f"M{c * 22} {ry - 8}v17M{c * 22 - 7} {ry}h14", "none", 0.8, "#8a5a34", 1.5)
                s.rect(-half - 12, ry + 11, 2 * half + 24, 3, "#2f1d18")
            for wx in (-48, -18, 12, 40):
                s.rect(wx - 8, -36, 20, 26, "#ffd27a")
                s.path(f"M{wx + 2} -36v26M{wx - 8} -23h20", "none", 0.8, "#8a5a34", 1.6)
            # The thatch lies over the gable on both sides, a hand's breadth of snow on it.
            s.shape([(-66, -46), (-82, -42), (-8, -190), (0, -194), (0, -174)], s.linear("#8a7258", "#4a382e"))
            s.shape([(66, -46), (82, -42), (8, -190), (0, -194), (0, -174)], "#4a382e")
            s.shape([(8, -190), (82, -42), (196, -50), (196, -60), (124, -192)], s.linear("#7a6450", "#4a3a34"))
            s.path("M-8 -193Q50 -206 120 -200Q132 -196 138 -184L204 -56Q196 -46 186 -54Q170 -44 156 -54Q140 -42 124 -52Q108 -42 90 -46Q84 -48 80 -56L14 -180Q4 -172 -2 -180L-76 -46Q-84 -40 -90 -46Q-92 -52 -88 -58L-18 -186Q-14 -193 -8 -193z", s.linear("#ffffff", "#d4e0f6", "#a8bce2"))
            s.path("M14 -180L80 -56Q84 -48 90 -46Q108 -42 124 -52Q140 -42 156 -54Q170 -44 186 -54Q196 -46 204 -56L186 -90Q120 -80 64 -98L22 -176z", "#7f98cc", 0.4)
            s.shape([(62, -52), (184, -58), (184, -4), (62, 0)], "#241a24")
            for wx in (78, 112, 146):
                s.rect(wx, -44, 22, 24, "#f2b45a")
                s.path(f"M{wx + 11} -44v24M{wx} -32h22", "none", 0.8, "#7a4a2c", 1.5)
            s.path("M-74 2Q-40 -10 0 -4Q80 -12 196 0Q204 10 180 12L-70 12Q-86 8 -74 2z", "#e9f0fc")
            s.rect(-58, 6, 236, 8, s.linear((0, "#ffcf7a", 0.55), (1, "#ffcf7a", 0)))

    house(520, 402, 0.52, 2)
    house(130, 410, 0.56, 2)
    house(650, 434, 0.66, 2)
    s.land([(0, 440), (120, 424), (300, 446), (470, 438), (640, 452), (800, 436)], s.linear("#e4ecfa", "#b4c6e8", "#8fa6d4"), 600, smooth=True)
    house(290, 500, 1.15, 2)
    s.land([(0, 520), (140, 506), (330, 524), (520, 516), (680, 526), (800, 508)], s.linear("#f0f5fe", "#bccdee", "#8ea4d4"), 600, smooth=True)
    s.path(curve([(360, 522), (390, 540), (370, 566), (400, 606)]) + "L476 606" + curve([(476, 606), (430, 566), (436, 540), (394, 520)], False) + "z", s.linear("#ffdca0", "#c4cdec"), 0.55)
    for x, y, h in [(42, 600, 230), (-10, 610, 180), (766, 604, 250), (704, 612, 150)]:
        s.conifer(x, y, h, s.linear("#2f4572", "#16223f", to=(1, 0)))
        cap = ""
        for i in range(5):
            level = y - h * (0.14 + 0.94 * i / 5)
            half = h * 0.15 * (1 - i / 5)
            cap += f"M{x - half:.0f} {level:.0f}L{x - half * 0.1:.0f} {level - h * 0.13:.0f}L{x + half * 0.5:.0f} {level - h * 0.03:.0f}L{x:.0f} {level - h * 0.04:.0f}z"
        s.path(cap, "#e6eefc", 0.85)
    d, soft = "", ""
    for i in range(170):
        x, y, r = s.random.uniform(0, 800), s.random.uniform(0, 590), s.random.choice([0.9, 1.2, 1.7, 2.4])
        if i % 3:
            d += Scene._disc(x, y, r)
        else:
            soft += Scene._disc(x, y, r * 1.5)
    s.path(soft, "#ffffff", 0.45)
    s.path(d, "#ffffff", 0.85)
    return s


def oia():
    s = Scene(44)
    s.sky("#3f6ab4", "#8f9ccc", "#f0b8a8", "#ffd9a4", bottom=330)
    s.glow(130, 300, 340, "#fff2c8", 0.95, 200)
    s.circle(130, 276, 30, "#fffbe4")
    s.streak_cloud(240, 100, 460, 18, "#ffd8d0", 0.7)
    s.streak_cloud(-60, 160, 360, 12, "#ffe4c4", 0.8)
    s.streak_cloud(460, 200, 400, 12, "#ffe0c8", 0.7)
    s.land(rough([(0, 312), (60, 296), (130, 304), (230, 322), (330, 330)], 0.06, 2), s.linear("#8f80a8", "#b89aae"), 332)
    s.land(rough([(330, 330), (430, 312), (520, 292), (640, 300), (800, 286)], 0.06, 3), s.linear("#a58aa8", "#c4a0a8"), 332)
    s.rect(0, 328, 800, 280, s.linear("#ffd8ac", "#8f9cc8", "#3f6ab0", "#1f4a92"))
    s.sun_path(130, 332, 560, "#fff2cc", 110, 0.85, 26)
    s.glints(50, 340, 590, "#ffe8d0", 0.4, seed=44)
    cliff = rough([(300, 610), (318, 540), (350, 470), (380, 420), (430, 376), (500, 340), (580, 310), (680, 286), (800, 262)], 0.06, 5, 4)
    s.land(cliff, s.linear("#a87a6a", "#7f5a58", "#4f3a48"), 610)
    with s.group(clip=cliff + [(800, 610), (300, 610)]):
        for i in range(18):
            x = 320 + i * 28
            s.shape(rough([(x, 300), (x - 8, 450), (x - 30, 610)], 0.08, i, 4) + [(x - 10, 610), (x + 8, 450)], "#3a2a3c", 0.3)

    def house(x, y, w, h, door="#2f6ab0", shade=True):
        s.rect(x, y, w, h, s.linear("#fffdf6", "#fff4e6", to=(1, 0)))
        s.shape([(x + w, y), (x + w + w * 0.3, y + h * 0.1), (x + w + w * 0.3, y + h), (x + w, y + h)], "#9fa9cc")
        s.rect(x - 2, y - 4, w + 4, 5, "#ffffff")
        if door:
            s.rect(x + w * 0.16, y + h * 0.4, w * 0.2, h * 0.6, door, radius=min(w, h) * 0.08)
            s.rect(x + w * 0.56, y + h * 0.32, w * 0.2, h * 0.26, "#44609a" if int(x) % 3 else "#ffd98a")

    def barrel(x, y, w, h):
        s.path(f"M{x} {y + h}V{y + w / 2}a{w / 2} {w / 2} 0 0 1 {w} 0V{y + h}z", s.linear("#ffffff", "#e9e6ee", to=(1, 0)))
        s.path(f"M{x + w} {y + w / 2}l{w * 0.22:.0f} 4V{y + h}h{-w * 0.22:.0f}z", "#9aa6cc")
        s.path(f"M{x + w * 0.3} {y + h}v{-h * 0.5:.0f}a{w * 0.2:.0f} {w * 0.2:.0f} 0 0 1 {w * 0.4:.0f} 0v{h * 0.5:.0f}z", "#2f62a8")

    def dome(x, y, r, wall):
        s.rect(x - r, y, 2 * r, wall, s.linear("#fffdf6", "#ece6ea", "#a9b0d0", to=(1, 0)))
        s.rect(x - r - 3, y - 4, 2 * r + 6, 7, "#ffffff")
        s.rect(x - r * 0.86, y - r * 0.2, r * 1.72, r * 0.24, "#fbf6ee")
        s.path(f"M{x - r * 0.84:.0f} {y - r * 0.18:.0f}A{r * 0.84:.0f} {r * 0.92:.0f} 0 0 1 {x + r * 0.84:.0f} {y - r * 0.18:.0f}z", s.linear("#5f9ae0", "#2f6ac4", "#1f4490", to=(1, 0.3)))
        s.path(f"M{x - r * 0.52:.0f} {y - r * 0.5:.0f}Q{x - r * 0.36:.0f} {y - r * 0.86:.0f} {x - r * 0.02:.0f} {y - r * 0.98:.0f}", "none", 0.7, "#c4e0ff", r * 0.07)
        s.path(f"M{x} {y - r * 1.08:.0f}v{-r * 0.3:.0f}M{x - r * 0.1:.0f} {y - r * 1.26:.0f}h{r * 0.2:.0f}", "none", 1, "#ffffff", max(2, r * 0.06))
        for k in (-0.5, 0, 0.5):
            s.rect(x + k * r - r * 0.08, y + wall * 0.2, r * 0.16, r * 0.34, "#44609a", radius=r * 0.08)

    for x, y, w, h in [(700, 246, 50, 36), (640, 262, 52, 36), (760, 250, 60, 44), (584, 286, 46, 34), (540, 306, 40, 34)]:
        house(x, y, w, h)
    dome(668, 262, 24, 40)
    for x, y, w, h in [(496, 330, 50, 42), (560, 322, 56, 44), (632, 306, 62, 48), (716, 298, 70, 56), (452, 362, 46, 40)]:
        house(x, y, w, h)
    barrel(600, 322, 40, 52)
    dome(560, 366, 40, 58)
    s.rect(676, 300, 48, 92, s.linear("#fffdf8", "#dcdcea", to=(1, 0)))
    s.rect(670, 296, 60, 7, "#ffffff")
    for x in (682, 704):
        s.path(f"M{x} 340v-18a8 8 0 0 1 16 0v18z", "#7f8fb8")
        s.circle(x + 8, 330, 5, "#c9a04a")
    s.path("M680 296q20 -26 40 0z", "#2f6ac4")
    for x, y, w, h in [(410, 406, 60, 48), (620, 386, 76, 54), (720, 376, 90, 70), (486, 420, 66, 52)]:
        house(x, y, w, h)
    barrel(446, 440, 48, 64)
    dome(430, 476, 52, 80)
    for x, y, w, h in [(560, 446, 90, 66), (670, 452, 110, 80), (360, 530, 64, 60), (500, 510, 90, 70)]:
        house(x, y, w, h)
    barrel(610, 500, 64, 90)
    house(700, 540, 120, 80)
    steps = ""
    for i in range(12):
        steps += f"M{470 + i * 9} {606 - i * 11}h34"
    s.path(steps, "none", 1, "#fdfaf4", 5)
    s.path(steps.replace("h34", "m0 4h34"), "none", 0.6, "#8f98c0", 2)
    s.shape([(330, 580), (810, 580), (810, 610), (330, 610)], "#fffaf0", 0.9)
    rng = s.random
    for cx, cy, n, seed in [(770, 560, 10, 1), (352, 596, 7, 2), (650, 600, 6, 3)]:
        s.crowns([(cx + rng.uniform(-40, 40), cy + rng.uniform(-18, 30)) for _ in range(4)], "#5f9a5a", "#356a44", 15, seed + 7)
        s.crowns([(cx + rng.uniform(-46, 46), cy + rng.uniform(-20, 26)) for _ in range(n)], "#f25a9c", "#b52a72", 11, seed)
    for x, y, k in [(220, 410, 1), (72, 366, 0.6)]:
        s.path(f"M{x} {y}l0 {-40 * k}q{18 * k} {20 * k} {22 * k} {36 * k}zM{x - 2} {y}l0 {-34 * k}q{-8 * k} {16 * k} {-13 * k} {30 * k}z", "#fffaf0")
        s.path(f"M{x - 16 * k} {y + 2}h{40 * k}l{-7 * k} {7 * k}h{-26 * k}z", "#3a3f6a")
    s.birds([(330, 200, 1), (362, 188, 0.7), (300, 214, 0.6)], "#4a4a78")
    return s


def hani():
    s = Scene(45)
    s.sky("#4a5a98", "#a98ab4", "#f2b0a0", "#ffd8a0", bottom=300)
    s.glow(560, 232, 320, "#fff4cc", 0.95, 200)
    s.circle(560, 214, 28, "#fffbe6")
    s.streak_cloud(-40, 90, 460, 18, "#e9a8b4", 0.7)
    s.streak_cloud(360, 60, 460, 14, "#d8a0b8", 0.6)
    s.streak_cloud(120, 140, 360, 10, "#ffd0b4", 0.7)
    for pts, top, low in [
        ([(0, 214), (110, 186), (220, 220), (340, 196), (460, 230), (600, 214), (720, 184), (800, 206)], "#8f86b4", "#c4a0b4"),
        ([(0, 252), (130, 226), (280, 260), (420, 246), (560, 268), (700, 234), (800, 250)], "#6f7aa4", "#a890ac"),
    ]:
        s.land(rough(pts, 0.06, pts[1][1]), s.linear(top, low), 330)
    s.mist(226, 80, "#fff0e0", 0.9)
    s.cumulus(-60, 296, 380, 3, "#fff6ee", "#e9ccc8", 0.75)
    s.cumulus(360, 300, 460, 5, "#fff6ee", "#f0d4c4", 0.75)
    hill = rough([(0, 290), (110, 272), (230, 300), (330, 312)], 0.05, 4)
    s.land(hill, s.linear("#4a6a74", "#5f7f70"), 400)
    s.forest(hill, 36, 16, 40, "#33545c", sink=8)
    hill = rough([(520, 322), (640, 296), (730, 268), (800, 256)], 0.05, 5)
    s.land(hill, s.linear("#4a6468", "#5a7a64"), 420)
    s.forest(hill, 34, 18, 46, "#2f4c52", sink=8)
    s.land([(0, 330), (200, 318), (420, 326), (620, 320), (800, 326)], s.linear("#5a7f5c", "#4a7050", "#335a40"), 610, smooth=True)
    # Paddies step down towards whoever looks: each a mirror of the sky between banks of grass.
    sky = ["#ffeccb", "#ffd6ac", "#f6bca8", "#d9a6b8", "#b49cc4", "#8f98cc"]
    rng = s.random
    rows = 9

    def contour(row, x):
        near = row / rows
        wave = math.sin(x * 0.0082 - 0.7) * 34 + math.sin(x * 0.017 + 1.2) * 12 + math.sin(x * 0.031 + row * 0.5) * 4
        return 336 + 275 * near**1.25 + wave * (0.25 + 1.15 * near)

    for row in range(rows):
        near = row / rows
        bank, bund = 3.5 + 12 * near, 2 + 4 * near
        x = -50 - rng.uniform(0, 90)
        while x < 810:
            end = x + (90 + 190 * near) * rng.uniform(0.5, 2.2)
            xs = [x + bund + (end - x - 2 * bund) * k / 4 for k in range(5)]
            top = [(px, contour(row, px) + bank) for px in xs]
            low = [(px, contour(row + 1, px) - 1 - 2 * near) for px in xs[::-1]]
            pool = curve(top) + f"Q{top[-1][0] + bund * 0.9:.0f} {(top[-1][1] + low[0][1]) / 2:.0f} {low[0][0]:.0f} {low[0][1]:.0f}" + curve(low, False) + f"Q{low[-1][0] - bund * 0.9:.0f} {(low[-1][1] + top[0][1]) / 2:.0f} {top[0][0]:.0f} {top[0][1]:.0f}z"
            color = sky[min(5, int(near * 4.4 + rng.uniform(0, 1.7)))]
            bright = mix(color, "#fff6dc", 0.75 if abs((x + end) / 2 - 560) < 130 else 0.3)
            s.path(pool, s.linear(bright, color))
            if near > 0.25:
                d = ""
                for _ in range(int(3 + 5 * near)):
                    px = rng.uniform(x + bund * 3, end - bund * 3)
                    py = contour(row, px) + bank + (contour(row + 1, px) - contour(row, px) - bank) * rng.uniform(0.3, 0.95)
                    k = 2 + 3 * near
                    d += f"M{px:.0f} {py:.0f}l{-k:.0f} {-k * 1.6:.0f}m{k:.0f} {k * 1.6:.0f}l{k:.0f} {-k * 1.8:.0f}"
                s.path(d, "none", 0.55, "#5a8a50", 0.8 + near * 0.6)
            x = end
        edge = [(px, contour(row, px) + bank * 0.25) for px in range(-20, 840, 60)]
        s.line(edge, "#bcd27a", 1.2 + 2.4 * near, 0.9, smooth=True)
    for x, y, h in [(96, 470, 130), (126, 478, 100), (72, 480, 92), (664, 430, 104), (690, 436, 84)]:
        s.conifer(x, y, h, s.linear("#3f6058", "#1d3a38", to=(1, 0)))
    with s.group("translate(420 398)"):
        s.shape([(-24, 0), (-24, -22), (26, -22), (26, 0)], "#5f4a44")
        s.shape([(-34, -20), (-14, -42), (18, -42), (36, -20)], s.linear("#8a6a54", "#4f3c3c"))
        s.rect(-12, -16, 10, 12, "#ffdc94")
    s.mist(318, 60, "#fff2e2", 0.6)
    s.birds([(250, 190, 1), (282, 178, 0.7), (310, 194, 0.6)], "#5a4a78")
    return s


def kintaikyo():
    s = Scene(46)
    s.sky("#5f9fd0", "#a8d0e4", "#f6ecd8", bottom=330)
    s.glow(120, 120, 280, "#fff8e4", 0.8)
    s.streak_cloud(280, 84, 460, 20, "#ffffff", 0.8)
    s.streak_cloud(-40, 150, 320, 12, "#ffffff", 0.65)
    s.land(rough([(0, 250), (150, 210), (330, 244), (470, 232), (620, 196), (800, 236)], 0.07, 3), s.linear("#a8c4cc", "#c4d4c4"), 360)
    mount = rough([(120, 342), (200, 280), (290, 216), (370, 172), (430, 160), (500, 178), (590, 226), (690, 276), (800, 310)], 0.05, 4)
    s.land(mount, s.linear("#7fa87a", "#5f8f60"), 372)
    rng = s.random
    with s.group(clip=mount + [(800, 372), (120, 372)]):
        for color, shade, seed, n in [("#8fb86a", "#5a8a52", 1, 17), ("#e8a848", "#b0702f", 2, 13), ("#d8643a", "#9c3c2c", 3, 10)]:
            spots = []
            for _ in range(n):
                x = rng.uniform(150, 790)
                spots.append((x, s.height(mount, x) + rng.uniform(8, 130)))
            s.crowns(spots, color, shade, 11, seed)
    with s.group("translate(430 164)"):
        s.shape([(-26, 0), (-20, -12), (20, -12), (26, 0)], "#b8ac9a")
        s.rect(-17, -28, 34, 16, "#fffdf8")
        s.shape([(-26, -26), (-16, -36), (16, -36), (26, -26)], "#5a6672")
        s.rect(-12, -46, 24, 12, "#fffdf8")
        s.shape([(-20, -44), (-10, -56), (10, -56), (20, -44)], "#5a6672")
    bank = [(0, 350), (160, 340), (360, 352), (560, 346), (800, 334)]
    s.land(bank, s.linear("#8fae6a", "#6f9458"), 400, smooth=True)
    s.crowns([(rng.uniform(0, 800), 356 + rng.uniform(-8, 4)) for _ in range(11)], "#f0b84a", "#b8782c", 15, 6)
    s.crowns([(rng.uniform(0, 800), 360 + rng.uniform(-8, 4)) for _ in range(9)], "#dc5a3c", "#96342c", 14, 7)
    s.crowns([(rng.uniform(0, 800), 364 + rng.uniform(-6, 4)) for _ in range(6)], "#86b060", "#4f7f4c", 13, 8)
    s.rect(0, 376, 800, 226, s.linear("#c4dcd4", "#7fb8b8", "#3f8a98", "#1f6278"))
    s.path(curve([(-10, 380), (200, 374), (420, 384), (640, 376), (820, 372)]) + "L820 392L-10 396z", "#d8cfb4")
    with s.group(clip=[(0, 396), (800, 396), (800, 600), (0, 600)]):
        with s.reflected(388, 0.3, 0.8):
            s.land(mount, "#6f8f50", 390)
            s.rect(0, 340, 800, 48, "#c97a3c")

    def bridge(whole=True):
        spans = [(-40, 90, 18), (90, 262, 54), (262, 446, 62), (446, 626, 56), (626, 850, 30)]
        for x0, x1, rise in spans:
            mid = (x0 + x1) / 2
            arch = f"M{x0 + 14} 446Q{mid:.0f} {446 - rise * 2:.0f} {x1 - 14} 446"
            s.path(arch, "none", 1, "#5a3422", 15, "butt")
            s.path(arch, "none", 1, "#a8683c", 8, "butt")
            if not whole:
                s.path(f"M{x0} 424Q{mid:.0f} {424 - rise * 2:.0f} {x1} 424", "none", 1, "#b9814c", 12, "butt")
                continue
            struts = ""
            for k in range(1, 15):
                t = k / 15
                x = x0 + 14 + (x1 - x0 - 28) * t
                y = 446 - rise * 4 * t * (1 - t)
                top = 424 - rise * 4 * t * (1 - t) * 0.98
                struts += f"M{x:.0f} {y:.0f}L{x:.0f} {top:.0f}"
            s.path(struts, "none", 1, "#7a4a2c", 3)
            deck = f"M{x0} 424Q{mid:.0f} {424 - rise * 2:.0f} {x1} 424"
            s.path(deck, "none", 1, "#d99a5a", 9, "butt")
            s.path(f"M{x0} 420Q{mid:.0f} {420 - rise * 2:.0f} {x1} 420", "none", 1, "#f6d09a", 3, "butt")
            posts, rail = "", f"M{x0} 400Q{mid:.0f} {400 - rise * 2:.0f} {x1} 400"
            for k in range(13):
                t = k / 12
                x, y = x0 + (x1 - x0) * t, 422 - rise * 4 * t * (1 - t)
                posts += f"M{x:.0f} {y:.0f}v-24"
            s.path(posts, "none", 1, "#8a5632", 3)
            s.path(rail, "none", 1, "#c4844a", 4)
            s.path(rail.replace(" 400", " 410").replace(f"{400 - rise * 2:.0f}", f"{410 - rise * 2:.0f}"), "none", 1, "#a86c3c", 2.4)
        for x in (90, 262, 446, 626):
            s.shape([(x - 26, 430), (x + 26, 430), (x + 36, 512), (x - 36, 512)], s.linear("#e4dccb", "#a59c8c", "#6a6560", to=(1, 0.3)))
            for row in range(5 if whole else 0):
                y = 434 + row * 16
                s.path(f"M{x - 27 - row * 2} {y + 14}h{54 + row * 4}", "none", 0.5, "#5f5a54", 1.6)
                for k in range(3):
                    s.path(f"M{x - 20 + k * 18 + (row % 2) * 8} {y}v14", "none", 0.45, "#5f5a54", 1.4)
            s.shape([(x - 32, 424), (x + 32, 424), (x + 28, 434), (x - 28, 434)], "#c9bfae")
        for x, y, color, brolly in [] if not whole else [(352, 354, "#7a3a5c", "#d8483c"), (384, 352, "#2f4f7a", None), (196, 372, "#3f6a5a", None), (540, 366, "#c4704a", "#f2d27a")]:
            s.circle(x, y - 22, 4.4, "#f0cfae")
            s.shape([(x - 4, y - 18), (x + 4, y - 18), (x + 6, y + 10), (x - 6, y + 10)], color)
            if brolly:
                s.path(f"M{x + 5} {y - 4}v-28", "none", 1, "#5a3a2c", 1.6)
                s.path(f"M{x - 13} {y - 30}Q{x + 5} {y - 50} {x + 23} {y - 30}z", brolly)

    with s.group(clip=[(0, 512), (800, 512), (800, 600), (0, 600)]):
        with s.reflected(512, 0.4, 0.7):
            bridge(False)
    s.glints(22, 400, 598, "#f4fff8", 0.45, seed=46)
    bridge()
    for x in (90, 262, 446, 626):
        s.ellipse(x, 512, 48, 5, "#eafcf4", 0.6)
    d, e = "", ""
    for _ in range(20):
        x, y = rng.uniform(0, 800), rng.uniform(530, 596)
        k = 1 + (y - 520) / 60
        leaf = f"M{x:.0f} {y:.0f}q{3 * k:.1f} {-2.4 * k:.1f} {6 * k:.1f} 0q{-3 * k:.1f} {2 * k:.1f} {-6 * k:.1f} 0z"
        if rng.random() < 0.5:
            d += leaf
        else:
            e += leaf
    s.path(d, "#e8603c")
    s.path(e, "#f2b84a")
    s.path("M810 60Q720 84 640 66M760 76Q716 110 690 140M700 76Q676 96 650 104", "none", 1, "#4a2c2c", 4)
    for color, seed in [("#e0503a", 3), ("#f08a44", 4), ("#c43a34", 5)]:
        leaves = ""
        for _ in range(14):
            x, y = rng.uniform(630, 806), rng.uniform(24, 130)
            if (x - 640) / 170 + (130 - y) / 130 < 0.5:
                continue
            r = rng.uniform(8, 13)
            pts = []
            turn = rng.uniform(0, 6.28)
            for k in range(10):
                radius = r if k % 2 == 0 else r * 0.4
                pts.append((x + radius * math.cos(turn + k * math.pi / 5), y + radius * math.sin(turn + k * math.pi / 5)))
            leaves += points_path(pts)
        s.path(leaves, color)
    return s


SCENES = {
    "golden-gate-bridge": golden_gate,
    "himeji-castle": himeji,
    "shirakawa-go": shirakawa,
    "oia": oia,
    "hani-terraces": hani,
    "kintaikyo-bridge": kintaikyo,
}

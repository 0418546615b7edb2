"""Coasts."""

import math

from brushes import Scene, curve, points_path, rough


def itsukushima():
    s = Scene(31)
    s.sky("#274a86", "#7c6ea6", "#e58a86", "#ffb877", "#ffe3a3", bottom=352)
    s.glow(400, 300, 380, "#fff2bf", 0.95, 230)
    s.circle(400, 268, 52, s.linear("#fffbe0", "#ffdf92"))
    for x, y, w, h, c, o in [(-40, 110, 420, 18, "#f2a0a0", 0.6), (430, 84, 420, 16, "#c98ab0", 0.55), (470, 176, 380, 14, "#ffc896", 0.7), (-90, 204, 360, 12, "#ffd09c", 0.7)]:
        s.streak_cloud(x, y, w, h, c, o)

    def hills():
        for pts, top, low in [
            ([(0, 262), (90, 232), (190, 276), (300, 300), (420, 318), (520, 306), (640, 262), (730, 242), (800, 266)], "#b07a96", "#d9958e"),
            ([(0, 300), (120, 284), (230, 318), (340, 338), (470, 340), (580, 326), (690, 296), (800, 286)], "#7c5a86", "#a86f86"),
        ]:
            s.land(rough(pts, 0.06, pts[1][1]), s.linear(top, low), 352)
        s.land(rough([(0, 330), (100, 322), (210, 344), (330, 352)], 0.05, 5), "#4f3f6c", 353)
        s.land(rough([(560, 352), (660, 336), (740, 324), (800, 318)], 0.05, 6), "#4f3f6c", 353)

    hills()
    s.rect(0, 351, 800, 249, s.linear("#ffd79a", "#f29a7c", "#a96a92", "#3f4a86", "#263a70"))
    with s.group(clip=[(0, 352), (800, 352), (800, 600), (0, 600)]):
        with s.reflected(352, 0.45, 0.7):
            hills()
    s.sun_path(400, 356, 596, "#fff0bc", 120, 0.85, 34)
    s.glints(44, 362, 598, "#ffd9b0", 0.45, seed=31)
    s.glints(36, 400, 600, "#2a3168", 0.35, longest=150, seed=32)

    def torii():
        red, dark = s.linear("#f0553c", "#c02f2c", "#8f2030", to=(1, 0)), "#7a1c30"
        for x in (196, 552):
            s.rect(x, 286, 20, 150, dark)
            s.rect(x + (30 if x > 400 else -10), 306, 0.1, 1, dark)
        for x, lean in ((250, 10), (520, -10)):
            s.shape([(x + lean, 168), (x + lean + 32, 168), (x + 40, 436), (x - 8, 436)], red)
            s.shape([(x + lean + 21, 168), (x + lean + 32, 168), (x + 40, 436), (x + 24, 436)], "#6a1428", 0.45)
        for x in (180, 320, 458, 600):
            s.shape([(x - 11, 300), (x + 11, 300), (x + 13, 440), (x - 13, 440)], s.linear("#d9432f", "#a5282c", "#7a1a2c", to=(1, 0)))
            s.shape([(x - 22, 302), (x, 290), (x + 22, 302)], "#3d2030")
        for y in (332, 392):
            s.rect(168, y, 168, 12, "#b52c2c")
            s.rect(444, y, 170, 12, "#b52c2c")
        s.rect(226, 226, 346, 22, s.linear("#e84e38", "#b02a2c"))
        s.shape([(232, 190), (568, 190), (562, 206), (238, 206)], "#c0332e")
        s.rect(382, 186, 38, 46, "#3a1c2a")
        s.rect(386, 190, 30, 38, "#d9a046")
        s.rect(399, 196, 4, 26, "#3a1c2a")
        s.path("M150 150Q400 182 650 150L660 132Q400 166 140 132z", s.linear("#f2644a", "#c23430"))
        s.path("M140 133Q400 167 660 133L668 116Q400 154 132 116z", s.linear("#57404a", "#2a1c2c"))
        s.path("M132 117Q400 155 668 117", "none", 0.8, "#ffd9a0", 2)
        for x in (276, 524):
            s.rect(x - 22, 166, 44, 22, "#a5282c")

    with s.group(clip=[(0, 438), (800, 438), (800, 600), (0, 600)]):
        with s.reflected(438, 0.42, 0.62):
            torii()
    torii()
    for x, w in ((180, 34), (266, 64), (320, 34), (458, 34), (534, 64), (600, 34)):
        s.ellipse(x, 438, w, 4.5, "#ffe2b0", 0.65)
        s.ellipse(x + 6, 443, w * 0.8, 3, "#2f2a5c", 0.4)
    s.birds([(120, 190, 1), (150, 178, 0.7), (690, 210, 0.8)], "#3a2a50")
    return s


def peggys_cove():
    s = Scene(32)
    s.sky("#3f5f86", "#7f9fb8", "#d8cfc2", "#ffd9a8", bottom=400)
    s.glow(90, 370, 330, "#fff0cc", 0.9, 210)
    for x, y, w, seed in [(430, 150, 300, 3), (120, 120, 220, 5), (-70, 210, 200, 7), (590, 240, 240, 9)]:
        s.cumulus(x, y, w, seed, "#f6ece2", "#8f9fb4", 0.8)
    s.rect(0, 372, 800, 150, s.linear("#d8c6ac", "#6f94a6", "#2f607f"))
    s.sun_path(90, 376, 470, "#fff2d0", 90, 0.8, 18)
    s.glints(40, 376, 480, "#f4f4ea", 0.45, longest=80, seed=4)
    s.shape([(170, 356), (640, 356), (820, 300), (820, 318), (650, 368), (170, 368)], "#fff4c4", 0.0)
    rock = rough([(150, 470), (214, 436), (266, 418), (330, 402), (400, 396), (480, 394), (552, 404), (620, 412), (700, 398), (800, 380)], 0.05, 4, 4)
    s.land(rock, s.linear("#e6d2b8", "#a8958a", "#5f5a62", "#3a3a46"))
    with s.group(clip=rock + [(800, 600), (150, 600)]):
        rng = s.random
        for _ in range(46):
            x, y = rng.uniform(150, 800), rng.uniform(410, 600)
            w, h = rng.uniform(40, 130), rng.uniform(14, 40)
            slab = rough([(x, y), (x + w * 0.3, y - h * 0.5), (x + w * 0.8, y - h * 0.35), (x + w, y + h * 0.1)], 0.06, x, 2)
            s.shape(slab + [(x + w * 0.8, y + h), (x + w * 0.1, y + h * 0.8)], "#4a454e", round(rng.uniform(0.14, 0.36), 2))
            s.line(slab, "#ffe6c4", 2.2, round(rng.uniform(0.3, 0.75), 2))
        for x in (300, 420, 560, 690):
            s.line(rough([(x, 396), (x - 26, 460), (x - 80, 610)], 0.1, x, 4), "#2f2c36", 3, 0.6)
    s.shape(rough([(-10, 520), (60, 488), (130, 474), (196, 480), (250, 506), (290, 548), (320, 610)], 0.04, 7, 3) + [(-10, 610)], s.linear("#6f9fb0", "#2f6684", "#1d4a68"))
    s.glints(22, 510, 600, "#e4f2f4", 0.6, x=(-20, 250), longest=70, seed=14)
    s.crowns([(x, y) for x, y in [(150, 470), (176, 450), (200, 462), (222, 476), (126, 484), (186, 424), (206, 438)]], "#ffffff", "#c4d4dc", 17, 5)
    d = ""
    for _ in range(60):
        d += Scene._disc(rng.uniform(110, 260), rng.uniform(380, 470), rng.uniform(0.8, 2.6))
    s.path(d, "#ffffff", 0.85)
    s.path(curve([(-10, 510), (50, 482), (130, 468), (200, 476), (256, 504), (296, 548), (326, 610)]) + curve([(300, 610), (272, 560), (236, 522), (180, 500), (110, 494), (40, 502), (-10, 528)], False) + "z", "#ffffff", 0.85)
    tower = [(392, 190), (448, 190), (468, 400), (372, 400)]
    s.shape(tower, s.linear("#fffaf0", "#f6efe4", "#b9b8c0", "#8f93a6", to=(1, 0)))
    s.shape([(424, 190), (448, 190), (468, 400), (430, 400)], "#6f7894", 0.3)
    s.rect(404, 330, 14, 24, "#7a8496", radius=7)
    s.rect(408, 256, 11, 20, "#7a8496", radius=5)
    s.rect(410, 372, 24, 30, "#b5342f")
    s.shape([(378, 192), (384, 178), (456, 178), (462, 192)], "#a82c2a")
    s.rect(372, 172, 96, 8, "#d8453a")
    for x in range(374, 468, 9):
        s.rect(x, 156, 2, 18, "#8f2426")
    s.rect(372, 155, 96, 3, "#b5342f")
    s.glow(420, 146, 150, "#fff2b8", 0.85, 110)
    s.rect(396, 128, 48, 46, "#3a2a30")
    s.rect(400, 132, 40, 40, s.linear("#fffbd8", "#ffd06a"))
    for x in (412, 426):
        s.rect(x, 130, 2.4, 44, "#8f2426")
    s.path("M388 130Q420 82 452 130z", s.linear("#e8503f", "#a02828", to=(1, 0)))
    s.circle(420, 100, 5, "#a02828")
    s.rect(419, 82, 2, 16, "#5a2426")
    beam = s.linear((0, "#fff4c0", 0.75), (1, "#fff4c0", 0), to=(1, 0))
    s.shape([(442, 146), (820, 84), (820, 196), (442, 160)], beam)
    s.shape([(398, 146), (120, 112), (120, 190), (398, 160)], s.linear((0, "#fff4c0", 0), (1, "#fff4c0", 0.6), to=(1, 0)))
    s.birds([(250, 250, 1.3), (286, 226, 0.9), (560, 280, 1), (216, 276, 0.7)], "#fdfcf6")
    return s


def etretat():
    s = Scene(33)
    s.sky("#8fc0dc", "#c9e2e6", "#fdf2dc", bottom=370)
    s.glow(120, 250, 340, "#fff8e0", 0.9, 240)
    s.cumulus(60, 120, 190, 2, "#ffffff", "#dfe8ec", 0.9)
    s.cumulus(300, 84, 130, 6, "#ffffff", "#dfe8ec", 0.75)
    s.streak_cloud(380, 180, 460, 16, "#ffffff", 0.7)
    s.rect(0, 352, 800, 250, s.linear("#9fd0d4", "#5fb0bc", "#4fa8b0", "#a5d6cc"))
    s.rect(0, 350, 800, 4, "#e6f6f2", 0.7)
    chalk = s.linear("#fffdf4", "#f0e6d2", "#cbbfae")

    def bands(x0, x1, y0, y1, step, seed):
        y = y0
        while y < y1:
            s.line(rough([(x0, y), ((x0 + x1) / 2, y + 5), (x1, y + 2)], 0.02, seed + y, 4), "#a89a86", s.random.uniform(1.2, 3), round(s.random.uniform(0.3, 0.65), 2))
            s.line(rough([(x0, y + 5), ((x0 + x1) / 2, y + 9), (x1, y + 6)], 0.02, seed + y, 4), "#ffffff", 2, 0.5)
            y += step * s.random.uniform(0.7, 1.3)

    needle = rough([(214, 400), (220, 350), (232, 300), (244, 250), (252, 214), (258, 206), (264, 226), (274, 290), (284, 350), (294, 400)], 0.05, 3, 3)
    s.shape(needle, chalk)
    with s.group(clip=needle):
        s.shape([(258, 200), (300, 200), (300, 402), (268, 402)], "#8a98a8", 0.5)
        bands(206, 300, 226, 396, 17, 5)
    cliff = [(800, 130), (740, 128), (660, 136), (590, 142), (520, 150), (470, 158), (430, 166), (404, 178), (378, 200), (356, 232), (342, 272), (334, 320), (330, 362), (326, 400), (366, 400), (372, 352), (382, 312), (400, 280), (424, 262), (448, 260), (468, 276), (482, 310), (490, 356), (494, 404), (600, 420), (800, 440)]
    outline = rough(cliff, 0.025, 8, 3)
    s.shape(outline, s.linear("#fffdf4", "#f2e8d4", "#c4b8a8"))
    with s.group(clip=outline):
        bands(320, 800, 176, 436, 21, 9)
        for i in range(22):
            x = 500 + i * 15
            s.shape(rough([(x, 150), (x - 6, 260), (x - s.random.uniform(4, 20), 430)], 0.06, i, 3) + [(x + s.random.uniform(3, 10), 430), (x + 7, 240)], "#8a97a6", round(s.random.uniform(0.14, 0.4), 2))
        s.shape([(424, 262), (448, 260), (468, 276), (482, 310), (490, 356), (494, 404), (540, 410), (520, 320), (490, 262), (450, 236)], "#76869a", 0.5)
        s.shape([(330, 362), (326, 400), (366, 400), (372, 352), (382, 312), (360, 320)], "#76869a", 0.3)
        s.rect(640, 120, 170, 330, s.linear((0, "#5f7288", 0), (1, "#5f7288", 0.5), to=(1, 0)))
    grass = [(400, 180), (430, 164), (470, 155), (520, 147), (590, 139), (660, 133), (740, 124), (800, 126), (800, 152), (720, 150), (640, 158), (560, 160), (490, 170), (430, 180)]
    s.path(curve(grass) + "z", s.linear("#9fbf5a", "#5f8f46"))
    s.shape([(548, 145), (548, 128), (560, 118), (572, 128), (572, 143)], "#8f8478")
    s.shape([(546, 129), (560, 114), (574, 129)], "#5a5460")
    s.rect(566, 106, 5, 12, "#8f8478")
    s.sun_path(440, 404, 470, "#fffdf0", 30, 0.6, 9)
    with s.group(clip=[(0, 400), (800, 400), (800, 600), (0, 600)]):
        with s.reflected(400, 0.34, 0.55):
            s.shape(needle, "#fff8ea")
            s.shape(outline, "#fff4e2")
    s.glints(60, 360, 520, "#ffffff", 0.5, longest=80, seed=9)
    s.path(curve([(-10, 516), (140, 500), (300, 520), (460, 498), (620, 470), (820, 436)]) + "L820 610L-10 610z", s.linear("#e8dcc4", "#b5a48c", "#8f8070"))
    for off, o in [(-2, 0.95), (-15, 0.6)]:
        s.path(curve([(-10, 516 + off), (140, 500 + off), (300, 520 + off), (460, 498 + off), (620, 470 + off), (820, 436 + off)]), "none", o, "#ffffff", 6 if off > -5 else 3)
    for color, n in [("#fff6e4", 130), ("#8a7c6e", 120), ("#c9b8a0", 110)]:
        d = ""
        for _ in range(n):
            y = 516 + 84 * s.random.random() ** 0.7
            x = s.random.uniform(0, 800)
            if y < 520 - max(0, x - 440) * 0.2 + 6:
                continue
            r = 1.4 + (y - 500) / 26
            d += f"M{x - r:.0f} {y:.0f}q{r:.1f} {-r * 1.1:.1f} {2 * r:.1f} 0q{-r:.1f} {r * 0.9:.1f} {-2 * r:.1f} 0z"
        s.path(d, color, 0.7)
    for x, y, k in [(118, 372, 1), (60, 362, 0.6), (176, 358, 0.5)]:
        s.path(f"M{x} {y}l0 {-34 * k}q{16 * k} {16 * k} {20 * k} {30 * k}z", "#ffffff")
        s.path(f"M{x - 2} {y}l0 {-28 * k}q{-8 * k} {14 * k} {-12 * k} {25 * k}z", "#f2dcc4")
        s.path(f"M{x - 14 * k} {y + 2}h{34 * k}l{-6 * k} {6 * k}h{-22 * k}z", "#37566c")
    s.birds([(180, 210, 1), (212, 198, 0.8), (330, 150, 0.9)], "#5f7484")
    return s


def ha_long():
    s = Scene(34)
    s.sky("#7fb0a8", "#b8d6bc", "#f2e8c0", "#ffdfa8", bottom=420)
    s.glow(560, 190, 300, "#fff8d8", 0.95)
    s.circle(560, 178, 34, "#fffdf0", 0.9)
    s.streak_cloud(-40, 110, 420, 18, "#fff8e4", 0.7)
    s.streak_cloud(330, 70, 420, 14, "#fff8e4", 0.55)

    def karst(x, w, top, base, seed, fill, shade=None, light=None):
        left = [(x - w / 2, base), (x - w * 0.46, base - (base - top) * 0.42), (x - w * 0.34, base - (base - top) * 0.78), (x - w * 0.12, top + 6)]
        right = [(x + w * 0.08, top), (x + w * 0.3, base - (base - top) * 0.82), (x + w * 0.42, base - (base - top) * 0.5), (x + w * 0.5, base)]
        ridge = rough(left + right, 0.1, seed, 3)
        s.shape(ridge, fill)
        if not shade:
            return
        with s.group(clip=ridge):
            s.shape(rough([(x + w * 0.14, top - 8), (x + w * 0.04, (top + base) / 2), (x + w * 0.16, base)], 0.1, seed, 3) + [(x + w, base), (x + w, top - 8)], shade, 0.62)
            for k in range(4):
                px = x - w * 0.4 + k * w * 0.15
                s.shape(rough([(px, top + (base - top) * s.random.uniform(0.15, 0.5)), (px + 5, base - 50), (px - 2, base - s.random.uniform(0, 40))], 0.08, seed + k, 3) + [(px + s.random.uniform(8, 15), base - 44)], light, 0.45)
            s.crowns([(x + s.random.uniform(-0.4, 0.42) * w, top + (base - top) * s.random.uniform(0.1, 0.8)) for _ in range(6)], "#7fae62", "#3f7450", w * 0.06, seed)
            s.rect(x - w, base - 12, w * 2, 12, "#2f3f3a", 0.35)

    for x, w, top, seed in [(60, 130, 270, 1), (170, 90, 300, 2), (330, 100, 286, 3), (430, 80, 310, 4), (640, 120, 276, 5), (740, 110, 296, 6)]:
        karst(x, w, top, 392, seed, s.linear("#a9c9b4", "#cfdcbc"))
    s.mist(340, 64, "#fbf0cf", 0.85)
    for x, w, top, seed in [(-6, 150, 216, 7), (120, 120, 250, 8), (250, 90, 292, 9), (540, 110, 262, 10), (680, 160, 206, 11), (800, 130, 246, 12)]:
        karst(x, w, top, 412, seed, s.linear("#6fa08c", "#9fc0a0"), "#4f8478", "#b8d0a8")
    s.mist(376, 50, "#fbf2d4", 0.7)
    s.rect(0, 408, 800, 192, s.linear("#e4e4bc", "#8fc0a4", "#4f9a8c", "#1f6f70"))
    s.sun_path(560, 412, 560, "#fffbe0", 80, 0.7, 20)
    karst(86, 200, 120, 444, 21, s.linear("#5f8f66", "#3f6f58", "#8a8f76"), "#1f4f4a", "#d8d2b0")
    karst(730, 170, 160, 440, 22, s.linear("#6a9a68", "#3f6f58", "#8a8f76"), "#1f4f4a", "#d8d2b0")
    with s.group(clip=[(0, 444), (800, 444), (800, 600), (0, 600)]):
        with s.reflected(442, 0.4, 0.45):
            karst(86, 200, 120, 444, 21, "#1f5550")
            karst(730, 170, 160, 440, 22, "#1f5550")
    s.glints(64, 414, 598, "#f6ffe8", 0.42, seed=22)
    s.glints(30, 450, 600, "#0f5560", 0.3, longest=160, seed=23)

    def junk():
        s.path("M-110 0Q-118 -22 -128 -34L-96 -26L100 -26L134 -44Q128 -12 108 14L-92 14z", s.linear("#7a4526", "#45220f"))
        s.path("M-126 -32L-96 -24L100 -24L132 -42", "none", 1, "#d8a060", 3)
        s.rect(-84, -46, 90, 22, s.linear("#a86a38", "#7a4526"))
        s.shape([(-92, -44), (-84, -54), (6, -54), (14, -44)], "#5a2f18")
        for x in range(-76, 0, 16):
            s.rect(x, -42, 9, 12, "#ffe0a0")
        for mast, sail, ribs in [
            (-52, [(-100, -60), (-108, -110), (-88, -166), (-50, -190), (-22, -150), (-10, -100), (-14, -60)], 5),
            (36, [(-8, -40), (-18, -120), (0, -196), (44, -236), (80, -180), (94, -110), (88, -40)], 6),
            (104, [(92, -48), (86, -96), (100, -140), (126, -152), (142, -110), (146, -56)], 4),
        ]:
            s.path(f"M{mast} -20L{mast} {min(p[1] for p in sail) - 12}", "none", 1, "#3f2412", 5)
            body = curve(sail) + "z"
            s.path(body, s.linear("#f0a04a", "#d4642f", "#a83f2a", to=(1, 0.4)))
            with s.group(clip=body):
                low, top = max(p[1] for p in sail), min(p[1] for p in sail)
                for k in range(1, ribs + 1):
                    y = low - (low - top) * k / (ribs + 1)
                    s.path(f"M{mast - 110} {y + 18:.0f}Q{mast} {y - 8:.0f} {mast + 110} {y + 10:.0f}", "none", 0.7, "#7a2a1c", 2.6)
        s.path("M36 -248l0 -14l22 5l-22 6", "#d8352f", 1, "#d8352f", 1)

    with s.group("translate(398 488)"):
        with s.reflected(14, 0.3, 0.34):
            junk()
        junk()
        s.path("M-130 16Q0 6 140 16Q0 30 -130 16z", "#f2ffe8", 0.5)
    s.birds([(300, 180, 1), (332, 168, 0.7), (360, 192, 0.8)], "#4f7068")
    return s


def tottori():
    s = Scene(35)
    s.sky("#3f86c4", "#8fc4e0", "#e6f0e2", "#fff0cc", bottom=300)
    s.glow(80, 120, 320, "#fff8dc", 0.8)
    s.streak_cloud(300, 90, 480, 22, "#ffffff", 0.8)
    s.streak_cloud(120, 160, 360, 12, "#ffffff", 0.6)
    s.streak_cloud(520, 196, 320, 10, "#ffffff", 0.7)
    s.rect(0, 250, 800, 90, s.linear("#2f7fb4", "#4fa8c8", "#9fd8dc"))
    s.glints(36, 254, 330, "#ffffff", 0.6, longest=60, thick=2.2, seed=4)
    for y in (300, 316):
        s.path(curve([(x, y + math.sin(x * 0.02 + y) * 3) for x in range(-20, 840, 60)]), "none", 0.85, "#ffffff", 3)
    s.land([(0, 318), (140, 312), (300, 326), (520, 322), (700, 316), (800, 322)], s.linear("#f0d49a", "#e2b878"), 420, smooth=True)
    # The horse's back, as the great dune is called: its crest parts light from shadow.
    crest = [(-20, 372), (80, 344), (180, 296), (270, 246), (350, 214), (410, 206), (480, 222), (570, 262), (680, 310), (820, 352)]
    s.land(crest, s.linear("#ffe0a0", "#f4c47c", "#e2a860"), 600, smooth=True)
    blade = [(410, 206), (428, 236), (400, 278), (440, 326), (392, 384), (430, 450), (360, 520), (380, 610)]
    s.path(curve(blade) + "L820 610L820 352" + curve(crest[:4:-1], False) + "z", s.linear("#b5784a", "#c98a54", "#d89f62", to=(1, 0.6)))
    s.line(blade, "#fff0c4", 3.2, 0.9, smooth=True)
    s.line(crest[:6], "#fff4d2", 2.4, 0.8, smooth=True)
    with s.group(clip=curve(crest) + "L820 610L-20 610z"):
        for i in range(30):
            y = 300 + i * i * 0.36
            # Ripples of the wind, each a crescent that thins out at both ends.
            for color, first, last, dy, slope in (("#c08544", -40, 360, 0, 0.04), ("#84502f", 470, 830, 60, -0.05)):
                begin = first + s.random.uniform(0, 170)
                end = min(last, begin + s.random.uniform(120, 230))
                xs = [begin + (end - begin) * k / 6 for k in range(7)]
                mid = [(x, y + dy + math.sin(x * 0.026 + i * 0.9) * (3 + i * 0.32) + (x - 400) * slope) for x in xs]
                thick = [(x, py + (1.6 + i * 0.12) * math.sin(math.pi * k / 6)) for k, (x, py) in enumerate(mid)]
                s.path(curve(mid) + curve(thick[::-1], False) + "z", color, 0.5)
    front = [(-20, 500), (120, 476), (280, 500), (420, 548), (520, 580), (600, 610)]
    s.path(curve(front) + "L-20 610z", s.linear("#ffd894", "#eab46a"))
    s.path(curve([(820, 452), (700, 480), (600, 530), (540, 610)]) + "L820 610z", s.linear("#a5683f", "#8a5334"))
    for i, (x, y) in enumerate([(300, 232), (316, 226), (330, 220), (362, 211), (376, 208)]):
        k = 0.9 + i * 0.02
        s.circle(x, y - 15 * k, 2.6, "#3a2a30")
        s.shape([(x - 2.6, y - 12 * k), (x + 2.6, y - 12 * k), (x + 2, y), (x - 2, y)], ["#c0453a", "#2f4f7a", "#f2e6d0", "#e8a03a", "#3f6a5a"][i])
        s.shape([(x, y), (x + 2, y), (x + 16, y + 12), (x + 13, y + 13)], "#8f6238", 0.5)
    # A camel and who leads it, with long shadows.
    with s.group("translate(204 452)"):
        s.shape([(-4, 40), (70, 38), (210, 66), (196, 72), (40, 50)], "#b07a44", 0.6)
        s.path("M-6 40L-4 2Q-12 -2 -14 -18Q-20 -34 -34 -36L-46 -32L-48 -38L-34 -46Q-20 -46 -12 -28Q-8 -14 0 -16Q6 -34 16 -34Q26 -34 30 -18Q36 -34 46 -32Q56 -30 60 -12Q70 0 66 12L70 40L64 40L58 12L52 8L52 40L46 40L44 6L8 6L6 40L0 40z", s.linear("#a5713f", "#6a4226"))
        s.shape([(14, -34), (46, -32), (52, 0), (10, 0)], "#c0392f")
        s.rect(12, -8, 39, 4, "#f2c25a")
        s.path("M-46 -34L-70 -14", "none", 1, "#4a2c1c", 1.6)
        s.circle(-76, -26, 5, "#e0b088")
        s.path("M-84 -28Q-76 -40 -68 -28z", "#f6ead0")
        s.shape([(-82, -20), (-70, -20), (-68, 14), (-84, 14)], "#2f5f8a")
        s.rect(-82, 14, 5, 26, "#3a2a30")
        s.rect(-75, 14, 5, 26, "#3a2a30")
    d = ""
    for i in range(26):
        x, y = 270 + i * 12, 506 + i * 1.2 + math.sin(i * 0.5) * 10
        d += f"M{x} {y:.0f}q4 -2.4 8 0q-4 3 -8 0z" + f"M{x + 5} {y + 8:.0f}q4 -2.4 8 0q-4 3 -8 0z"
    return s


def kabira():
    s = Scene(36)
    s.sky("#1f86d0", "#6fbfe8", "#d4f0f2", bottom=300)
    s.glow(640, 70, 280, "#ffffff", 0.8)
    s.cumulus(30, 262, 260, 11, "#ffffff", "#cfe4f0", 0.95)
    s.cumulus(250, 268, 170, 12, "#ffffff", "#d8eaf2", 0.8)
    s.cumulus(520, 262, 300, 14, "#ffffff", "#cfe4f0", 0.95)
    s.cumulus(120, 120, 130, 15, "#ffffff", "#dcecf4", 0.85)
    s.rect(0, 268, 800, 334, s.linear("#1560a8", "#1f8fc8", "#2fc0d0", "#6fe0d4", "#c4f4e0"))
    for pts, color, o in [
        ([(-10, 330), (160, 318), (330, 336), (520, 322), (700, 334), (820, 326), (820, 350), (560, 352), (300, 362), (100, 346), (-10, 356)], "#0f6fb4", 0.5),
        ([(-10, 392), (180, 372), (340, 388), (470, 380), (420, 404), (200, 416), (-10, 420)], "#0f86b8", 0.45),
        ([(380, 430), (560, 404), (820, 412), (820, 446), (640, 440), (470, 452)], "#1292b8", 0.4),
        ([(60, 470), (260, 450), (400, 470), (300, 492), (120, 494)], "#a8f4e0", 0.6),
        ([(360, 400), (520, 372), (700, 380), (600, 396), (460, 410)], "#8ff0e0", 0.5),
    ]:
        s.path(curve(pts + pts[:1]) + "z", color, o)
    s.glints(70, 276, 470, "#ffffff", 0.5, longest=80, seed=8)
    for x, y, w, h, seed in [(150, 306, 150, 44, 1), (330, 312, 120, 56, 2), (560, 310, 190, 50, 3), (720, 330, 130, 60, 4), (440, 342, 90, 40, 5)]:
        s.ellipse(x, y + 3, w * 0.58, 6, "#eafff6", 0.75)
        s.ellipse(x, y + 2, w * 0.52, 4, "#f4e6c0")
        s.shape(rough([(x - w / 2, y + 2), (x - w * 0.48, y - h * 0.2), (x, y - h * 0.3), (x + w * 0.48, y - h * 0.2), (x + w / 2, y + 2)], 0.05, seed, 2), "#8f8470")
        top = [(x - w / 2 - 3, y - 4), (x - w * 0.36, y - h * 0.7), (x - w * 0.1, y - h), (x + w * 0.16, y - h * 0.82), (x + w * 0.4, y - h * 0.6), (x + w / 2 + 3, y - 4)]
        s.path(curve(top) + "z", s.linear("#5fb060", "#2a7a4c"))
        s.crowns([(x + s.random.uniform(-0.36, 0.36) * w, y - h * s.random.uniform(0.16, 0.66)) for _ in range(9)], "#8fd06a", "#2f8450", w * 0.055, seed)
    for x, y, k in [(250, 432, 1.15), (420, 470, 1.5), (590, 440, 1.1)]:
        s.ellipse(x + 6 * k, y + 20 * k, 46 * k, 6 * k, "#0f8a9c", 0.5)
        s.path(f"M{x - 44 * k:.0f} {y}L{x + 50 * k:.0f} {y}Q{x + 46 * k:.0f} {y + 12 * k:.0f} {x + 30 * k:.0f} {y + 14 * k:.0f}L{x - 36 * k:.0f} {y + 14 * k:.0f}z", s.linear("#ffffff", "#d0dfe8"))
        s.path(f"M{x - 42 * k:.0f} {y + 6 * k:.0f}h{88 * k:.0f}l-3 {4 * k:.0f}h{-82 * k:.0f}z", "#1f7fc0")
        s.rect(x - 28 * k, y - 20 * k, 52 * k, 5 * k, "#f6f8fa", radius=2)
        for px in (-26, -4, 18):
            s.rect(x + px * k, y - 16 * k, 2.4 * k, 17 * k, "#8fa8b8")
        s.rect(x - 24 * k, y - 9 * k, 44 * k, 9 * k, "#7fc8e0", 0.6)
    shore = [(-10, 566), (110, 530), (250, 528), (390, 548), (520, 552), (660, 524), (820, 486)]
    s.path(curve([(x, y - 26) for x, y in shore]) + "L820 610L-10 610z", s.linear((0, "#e8fff2", 0.75), (1, "#e8fff2", 0.2)))
    s.path(curve(shore) + "L820 610L-10 610z", s.linear("#fff6da", "#f4dfae"))
    s.path(curve([(x, y - 2) for x, y in shore]), "none", 0.95, "#ffffff", 7)
    s.path(curve([(x, y - 20) for x, y in shore]), "none", 0.6, "#ffffff", 3)

    def palm(x, y, top_x, top_y, size):
        trunk = [(x, y), ((x + top_x) / 2 - (top_x - x) * 0.25, (y + top_y) / 2), (top_x, top_y)]
        s.path(curve(trunk), "none", 1, "#6a4a34", size * 0.1)
        s.path(curve([(px - size * 0.02, py) for px, py in trunk]), "none", 0.6, "#b08a5c", size * 0.035)
        for k, angle in enumerate([-170, -150, -125, -95, -62, -34, -8, 18, 196]):
            a = math.radians(angle)
            ex, ey = top_x + math.cos(a) * size, top_y + math.sin(a) * size * 0.55 + size * 0.34
            mx, my = top_x + math.cos(a) * size * 0.55, top_y + math.sin(a) * size * 0.62 - size * 0.1
            color = "#2f7f4a" if k % 2 else "#1d5f40"
            d = f"M{top_x:.0f} {top_y:.0f}Q{mx:.0f} {my:.0f} {ex:.0f} {ey:.0f}"
            for t in [i / 9 for i in range(9, 0, -1)]:
                px = (1 - t) ** 2 * top_x + 2 * t * (1 - t) * mx + t * t * ex
                py = (1 - t) ** 2 * top_y + 2 * t * (1 - t) * my + t * t * ey
                drop = size * 0.26 * math.sin(math.pi * min(t + 0.12, 1)) + 4
                d += f"L{px + math.cos(a) * 6:.0f} {py + drop:.0f}L{px - math.cos(a) * 3:.0f} {py + 3:.0f}"
            s.path(d + "z", color)
        for dx, dy in [(-6, 8), (6, 9), (0, 13)]:
            s.circle(top_x + dx * size / 100, top_y + dy * size / 100, size * 0.06, "#7a5a30")

    palm(30, 620, 96, 226, 150)
    palm(-20, 620, 20, 320, 120)
    s.crowns([(x, 600 - abs(x - 60) * 0.1) for x in (0, 40, 84, 130)], "#5fa050", "#2a6a40", 26, 5)
    s.crowns([(x, 604) for x in (690, 730, 770, 806)], "#5fa050", "#2a6a40", 28, 6)
    s.birds([(350, 150, 1), (380, 138, 0.7)], "#ffffff")
    return s


SCENES = {
    "itsukushima": itsukushima,
    "peggys-cove": peggys_cove,
    "etretat": etretat,
    "ha-long-bay": ha_long,
    "tottori-dunes": tottori,
    "kabira-bay": kabira,
}

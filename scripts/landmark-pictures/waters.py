"""Lakes, and a fjord."""

import math

from brushes import Scene, curve, points_path, rough


def lake_bled():
    s = Scene(21)
    s.sky("#5aa0cf", "#a6d2e2", "#f6ead0", bottom=380)
    s.glow(130, 330, 300, "#fff2cc", 0.7, 180)
    s.streak_cloud(360, 90, 420, 18, "#ffffff", 0.8)
    s.streak_cloud(-80, 140, 340, 14, "#ffffff", 0.65)

    def shores():
        alps = rough([(0, 262), (70, 220), (130, 250), (210, 186), (270, 226), (340, 168), (410, 214), (470, 190), (560, 240), (640, 206), (720, 250), (800, 228)], 0.13, 4)
        s.massif(alps, 380, s.linear("#dbe6ea", "#9fbccb", "#8fb0bd"), "#6f95b0", [(70, 130, 14), (210, 270, 18), (340, 410, 22), (470, 560, 20), (640, 720, 16)], 3, (232, "#ffffff"), 0.6)
        s.land(rough([(0, 316), (160, 296), (320, 312), (480, 300), (640, 318), (800, 300)], 0.05, 5), s.linear("#8fb3a2", "#6f9a86"), 382)
        cliff = [(560, 382), (572, 330), (590, 268), (612, 236), (640, 226), (720, 222), (752, 244), (800, 262), (800, 382)]
        s.shape(rough(cliff, 0.04, 6, 3), s.linear("#d8cdb2", "#a39a86"))
        for i in range(14):
            x = 588 + i * 15
            s.shape(rough([(x, 240), (x - 4, 300), (x + s.random.uniform(-10, 8), 372)], 0.08, i, 3) + [(x + 8, 300)], "#77756c", 0.4)
        s.rect(640, 196, 96, 32, "#f2e6cf")
        s.shape([(632, 198), (650, 178), (726, 178), (744, 198)], "#b5523c")
        s.rect(622, 184, 24, 46, "#e9dbc0")
        s.shape([(617, 186), (634, 160), (651, 186)], "#a34634")
        s.rect(716, 178, 20, 48, "#e3d3b6")
        s.shape([(711, 180), (726, 158), (741, 180)], "#a34634")
        for x in (656, 674, 692):
            s.rect(x, 206, 6, 9, "#6f5a4c")
        low = [(0, 366), (120, 356), (260, 368), (430, 366), (560, 352), (690, 336), (800, 318)]
        s.land(low, s.linear("#4f8b5e", "#2f6a52"), 384, smooth=True)
        for color, shade, count in [("#e8a83c", "#b5722c", 14), ("#7fae4c", "#4a7f3f", 20), ("#d8693a", "#a04430", 9)]:
            s.crowns([(s.random.uniform(0, 800), 0) for _ in range(0)], color, shade, 8, count)
            spots = [(x, s.height(low, x) + 6) for x in (s.random.uniform(0, 800) for _ in range(count))]
            s.crowns(spots, color, shade, 8, count)

    def island():
        s.path(curve([(262, 404), (300, 384), (360, 374), (440, 374), (510, 386), (552, 404)]) + "z", s.linear("#6f9a4e", "#3f6b42"))
        s.shape(rough([(258, 404), (300, 398), (420, 396), (520, 398), (556, 404), (540, 412), (270, 412)], 0.04, 7, 3), "#d8ccb0")
        s.crowns([(286, 390), (306, 380), (326, 376), (344, 370)], "#6fa04a", "#3c6b3c", 15, 1)
        s.crowns([(312, 388), (500, 384), (520, 392), (476, 380)], "#e6a23a", "#ad6a2a", 13, 2)
        s.crowns([(460, 376), (488, 378)], "#86b04e", "#4a7a40", 14, 3)
        s.rect(384, 330, 74, 50, s.linear("#fffaf0", "#e6d9c0", to=(1, 0)))
        s.shape([(378, 334), (394, 306), (450, 306), (464, 334)], s.linear("#c25a40", "#96402f", to=(1, 0)))
        s.rect(352, 278, 32, 102, s.linear("#fffdf6", "#ddceb2", to=(1, 0)))
        s.shape([(348, 280), (352, 268), (360, 262), (362, 240), (368, 206), (374, 240), (376, 262), (384, 268), (388, 280)], s.linear("#6f7f86", "#46545e", to=(1, 0)))
        s.rect(362, 292, 11, 18, "#6a5a50", radius=5)
        for x in (396, 418, 440):
            s.rect(x, 344, 8, 18, "#7a6a5c", radius=4)
        s.shape([(400, 380), (420, 380), (436, 406), (388, 406)], "#efe6d2")
        for i in range(6):
            s.rect(398 - i * 1.8, 383 + i * 4, 24 + i * 3.6, 1.6, "#b8ab92")
        s.crowns([(476, 396), (350, 396)], "#7aa84a", "#40703c", 10, 6)

    shores()
    s.rect(0, 380, 800, 220, s.linear("#9fd0c4", "#3f9fa4", "#1f7f92", "#125f7c"))
    with s.group(clip=[(0, 380), (800, 380), (800, 600), (0, 600)]):
        with s.reflected(380, 0.34, 0.9):
            s.shape([(560, 382), (590, 268), (622, 230), (634, 160), (650, 182), (726, 160), (752, 244), (800, 262), (800, 382)], "#b9a98c")
            s.land([(0, 356), (260, 362), (560, 350), (800, 318)], "#3f7a52", 382)
        with s.reflected(410, 0.55, 0.8):
            island()
    s.rect(0, 384, 800, 6, "#e8fff4", 0.35)
    island()
    s.glints(60, 402, 596, "#e9fff6", 0.42, seed=6)
    with s.group("translate(150 496)"):
        s.path("M-6 0Q50 22 110 -2L100 14Q50 26 4 14z", s.linear("#8a4a2c", "#4a2418"))
        s.shape([(22, -22), (84, -24), (92, -14), (14, -12)], s.linear("#f6e6c0", "#d8a84e"))
        for x in (24, 52, 82):
            s.rect(x, -14, 2, 18, "#5a3422")
        s.path("M100 -4L118 -40", "none", 1, "#5a3422", 2.4)
        s.circle(108, -28, 4, "#e8b890")
        s.shape([(103, -24), (113, -24), (112, -2), (102, -2)], "#2f4f74")
        s.ellipse(54, 24, 70, 5, "#0d4a60", 0.35)
    return s


def moraine_lake():
    s = Scene(22)
    s.sky("#2b6fb0", "#7db8dc", "#dcecea", bottom=360)
    s.cumulus(470, 100, 170, 5, "#ffffff", "#d5e4ee", 0.95)
    s.cumulus(40, 84, 110, 8, "#ffffff", "#d5e4ee", 0.85)
    back = [(0, 170), (40, 120), (92, 190), (150, 92), (206, 176), (262, 108), (300, 170), (352, 72), (420, 178), (468, 120), (520, 186), (586, 96), (640, 190), (704, 140), (752, 196), (800, 150)]
    ridge = rough(back, 0.1, 8, 4)
    s.massif(ridge, 380, s.linear("#c9bfb0", "#9aa0a6", "#6f8796"), "#3f5a78", [(40, 92, 18), (150, 206, 26), (262, 300, 16), (352, 420, 30), (468, 520, 20), (586, 640, 26), (704, 752, 20)], 5, (214, "#f6fafc"), 0.66, 24, "#e8e2d6")
    s.mist(250, 90, "#d8e6ea", 0.45)
    left = rough([(0, 214), (60, 240), (130, 290), (210, 340), (300, 372)], 0.06, 3)
    s.land(left, s.linear("#8f9486", "#566f62"), 392)
    right = rough([(470, 376), (560, 330), (650, 262), (730, 206), (800, 168)], 0.06, 4)
    s.land(right, s.linear("#9a968a", "#5a6f66"), 392)
    for line, n, color in [(rough([(0, 268), (120, 320), (250, 366), (330, 378)], 0.03, 5), 44, "#2f5a4c"), (rough([(450, 380), (570, 352), (690, 292), (800, 238)], 0.03, 6), 48, "#28523f")]:
        s.land(line, s.linear(color, "#1d4238"), 392)
        s.forest(line, n, 18, 42, color, sink=8)
    s.rect(0, 378, 800, 222, s.linear("#8ff0e6", "#36cfd8", "#12a6c6", "#0a7fb0"))
    with s.group(clip=[(0, 380), (800, 380), (800, 600), (0, 600)]):
        with s.reflected(380, 0.24, 0.6):
            s.land(back, "#f2f0e8", 382)
            s.land([(0, 268), (120, 320), (250, 366), (330, 382)], "#1d5a52", 382)
            s.land([(450, 382), (570, 352), (690, 292), (800, 238)], "#1d5a52", 382)
    s.rect(0, 378, 800, 5, "#d8fff6", 0.6)
    s.glints(70, 386, 580, "#ffffff", 0.38, seed=21)
    rng = s.random
    for x, y, r in [(20, 560, 62), (96, 588, 52), (170, 604, 44), (236, 606, 30), (-10, 610, 70), (700, 596, 58), (770, 574, 66), (640, 608, 36), (806, 612, 60), (590, 612, 22)]:
        pts = [(x + r * (1 + rng.uniform(-0.14, 0.14)) * math.cos(a), y - r * 0.66 * (1 + rng.uniform(-0.2, 0.14)) * math.sin(a)) for a in [k * math.pi / 6 for k in range(12)]]
        s.shape(pts, s.linear("#b8a894", "#6f6a66", "#45484e"))
        top = sorted(pts, key=lambda p: p[1])[:4]
        s.shape([min(pts), *sorted(top), (x + r * 0.2, y - r * 0.16)], "#d8cab4", 0.75)
        s.shape([max(pts), (x + r * 0.1, y - r * 0.1), (x, y + r * 0.5)], "#34363c", 0.4)
    for x, y, h in [(60, 570, 250), (8, 590, 300), (124, 580, 160), (752, 560, 270), (796, 590, 330), (700, 584, 150)]:
        s.conifer(x, y, h, s.linear("#2f6650", "#123328", to=(1, 0)))
    return s


def geirangerfjord():
    s = Scene(23)
    s.sky("#8fb8c8", "#c8dcdc", "#f2efdc", bottom=400)
    s.glow(430, 220, 300, "#fff6d8", 0.9, 200)
    far = rough([(240, 260), (300, 210), (350, 236), (410, 186), (470, 230), (540, 196), (620, 250)], 0.12, 3)
    s.massif(far, 400, s.linear("#b9cfd0", "#c9dad4"), "#8fb0b8", [(300, 350, 14), (410, 470, 18), (540, 620, 16)], 3, (226, "#fbfdfb"), 0.5)
    s.mist(270, 110, "#f6f4e6", 0.85)
    third = rough([(210, 150), (270, 214), (330, 292), (380, 372), (392, 402)], 0.07, 5)
    s.land([(120, 80)] + third, s.linear("#8fb3a6", "#6f9f92"), 402)
    fourth = rough([(446, 402), (462, 360), (510, 282), (570, 196), (640, 120)], 0.07, 6)
    s.land(fourth + [(760, 60)], s.linear("#86ad9c", "#64988a"), 402)
    s.mist(330, 80, "#eef2e4", 0.7)
    wall = rough([(-10, 40), (70, 20), (150, 70), (206, 150), (250, 236), (284, 320), (312, 380), (330, 412)], 0.06, 7)
    s.massif(wall, 414, s.linear("#7f9a6a", "#4f8160", "#2f6656"), "#1d4a4c", [(70, 150, 60), (206, 320, 46)], 9, None, 0.5, 18, "#a3b878")
    snow = [(-10, 40), (30, 28), (70, 20), (112, 44), (90, 60), (60, 46), (40, 66), (10, 58), (-10, 76)]
    s.shape(snow, "#f6fbf6", 0.9)
    for x, top, bottom, sway in [(112, 128, 400, 10), (136, 150, 404, 14), (162, 158, 404, 6), (190, 190, 406, 16), (84, 140, 396, 4), (226, 250, 408, 10)]:
        run = rough([(x, top), (x + sway * 0.4, (top + bottom) / 2), (x + sway, bottom)], 0.035, x, 4)
        s.path(points_path(run, False), "none", 0.95, "#f6fffb", 3.4 if x % 4 else 2)
        s.path(points_path([(px + 3, py) for px, py in run], False), "none", 0.3, "#ffffff", 5)
        s.glow(x + sway, bottom - 4, 26, "#f4fff8", 0.7, 12)
    wall = rough([(470, 414), (492, 372), (540, 300), (590, 206), (640, 130), (700, 76), (760, 40), (810, 20)], 0.06, 8)
    s.massif(wall, 414, s.linear("#5f8560", "#2f6450", "#1f4f48"), "#123a40", [(640, 800, 90), (740, 860, 50)], 2, None, 0.5, 22, "#86a868")
    for x, top, bottom in [(612, 208, 404), (700, 150, 406)]:
        run = rough([(x, top), (x - 14, (top + bottom) / 2), (x - 30, bottom)], 0.05, x, 4)
        s.path(points_path(run, False), "none", 0.85, "#eafaf4", 2.6)
    s.forest([(0, 408), (150, 410), (330, 414)], 50, 10, 26, "#1f4f44")
    s.forest([(470, 414), (640, 410), (800, 406)], 56, 12, 30, "#12403c")
    s.streak_cloud(-40, 230, 420, 26, "#ffffff", 0.6)
    s.streak_cloud(440, 190, 440, 30, "#ffffff", 0.55)
    s.rect(0, 410, 800, 190, s.linear("#c9dcce", "#6fa8a0", "#2f7a80", "#155868"))
    with s.group(clip=[(0, 411), (800, 411), (800, 600), (0, 600)]):
        with s.reflected(411, 0.5, 0.55):
            s.land([(-10, 40), (70, 20), (150, 70), (250, 236), (330, 412)], "#2f6656", 412)
            s.land([(470, 412), (540, 300), (640, 130), (760, 40), (810, 20)], "#1f4f48", 412)
        s.glow(400, 411, 150, "#fffbe6", 0.75, 150)
    s.glints(60, 416, 598, "#f2fff6", 0.4, seed=13)
    with s.group("translate(372 452)"):
        s.path("M4 32L72 32Q110 70 170 120L146 120Q90 70 60 40L16 40Q-14 70 -70 120L-94 120Q-34 70 4 32z", s.linear((0, "#e9fbf2", 0.75), (1, "#e9fbf2", 0)))
        s.shape([(-8, 8), (84, 8), (72, 30), (2, 30)], s.linear("#ffffff", "#d5dde0", to=(1, 0)))
        s.shape([(-4, 20), (80, 20), (72, 30), (2, 30)], "#b5342f")
        s.rect(8, -6, 62, 14, "#fdfdfb")
        s.rect(16, -18, 44, 12, "#f0f3f2")
        s.rect(32, -34, 14, 16, "#c23a34")
        s.rect(32, -34, 14, 5, "#22303a")
        for x in range(12, 66, 8):
            s.rect(x, -2, 5, 5, "#3f6070")
        s.ellipse(38, 32, 46, 4, "#0f4654", 0.5)
    s.birds([(300, 330, 0.9), (326, 318, 0.7), (520, 356, 0.8)], "#ffffff")
    return s


def salar_de_uyuni():
    s = Scene(24)
    colors = ["#1a1f56", "#3f3d86", "#8a5aa6", "#e07fa0", "#ffb38a", "#ffe2b0"]
    s.sky(*colors, bottom=306)
    s.stars(90, 170)
    s.glow(400, 300, 340, "#fff3c4", 0.95, 190)
    clouds = [(60, 150, 300, 16, "#ff9fb0", 0.6), (430, 116, 380, 18, "#d884b4", 0.55), (-60, 214, 330, 14, "#ffc09a", 0.75), (480, 226, 380, 14, "#ffcfa0", 0.75), (240, 188, 260, 9, "#ffb0a0", 0.6)]
    for x, y, w, h, c, o in clouds:
        s.streak_cloud(x, y, w, h, c, o)
    s.circle(400, 286, 27, "#fffbe2")
    volcano = [(520, 306), (570, 290), (620, 262), (656, 238), (672, 236), (690, 244), (730, 274), (800, 300), (820, 306)]
    hills = rough([(0, 296), (60, 284), (130, 296), (210, 302), (300, 306)], 0.08, 2)

    def distance():
        s.land(volcano, s.linear("#6a4a8c", "#a0608c"), 307, smooth=True)
        s.shape([(640, 249), (656, 238), (672, 236), (690, 244), (700, 252), (680, 250), (668, 258), (656, 250)], "#ffe4d8")
        s.land(hills, s.linear("#7a548f", "#a8648c"), 307)

    distance()
    s.rect(0, 306, 800, 294, s.linear(*[c for c in ["#ffe6bc", "#ffb896", "#dd7fa2", "#8a5aa6", "#403f88", "#1c2159"]]))
    with s.reflected(306):
        distance()
        for x, y, w, h, c, o in clouds:
            s.streak_cloud(x, y, w, h, c, o * 0.7)
        s.circle(400, 286, 27, "#fff6d8", 0.85)
    s.rect(0, 304, 800, 4, s.linear((0, "#fff8e0", 0), (0.5, "#fff8e0", 1), (1, "#fff8e0", 0), to=(1, 0)))
    rows = [(i, 330 + 270 * (i / 7) ** 1.7) for i in range(8)]
    d = ""
    for i, y in rows:
        step = 34 + 26 * i
        nexty = rows[i + 1][1] if i < 7 else 640
        shift = step / 2 if i % 2 else 0
        nextstep = 34 + 26 * (i + 1)
        count = int(460 / step) + 2
        for k in range(-count, count + 1):
            x = 400 + k * step + shift
            lift = 3 + i * 1.4
            d += f"M{x - step / 2:.0f} {y + lift:.0f}L{x:.0f} {y - lift:.0f}L{x + step / 2:.0f} {y + lift:.0f}"
            end = 400 + (k + (0.5 if i % 2 else 0)) * nextstep + (0 if i % 2 else 0)
            d += f"M{x - step / 2:.0f} {y + lift:.0f}L{400 + (x - step / 2 - 400) * nextstep / step:.0f} {nexty - lift:.0f}"
    s.path(d, "none", 0.3, s.linear((0, "#ffffff", 0.5), (1, "#fff2e6", 1)), 1.7)
    people = [(300, 1.0, 0), (326, 0.92, 1), (352, 0.62, 0)]

    def figures():
        for x, k, arms in people:
            h = 58 * k
            s.circle(x, 384 - h, 6 * k, "#1d1638")
            s.path(points_path([(x - 7 * k, 384 - h * 0.84), (x + 7 * k, 384 - h * 0.84), (x + 6 * k, 384 - h * 0.4), (x + 5 * k, 384), (x + 1 * k, 384), (x, 384 - h * 0.36), (x - 1 * k, 384), (x - 5 * k, 384), (x - 6 * k, 384 - h * 0.4)]), "#1d1638")
            if arms:
                s.path(f"M{x - 5} {384 - h * 0.78}L{x - 20} {384 - h * 1.2}M{x + 5} {384 - h * 0.78}L{x + 20} {384 - h * 1.2}", "none", 1, "#1d1638", 4)
        s.path("M304 350L322 356M332 360L348 362", "none", 1, "#1d1638", 3)
        with s.group("translate(452 340)"):
            s.path("M0 34L0 20Q2 14 10 14L22 12L36 -4Q38 -6 42 -6L88 -6Q94 -6 96 0L100 14L102 34z", "#241a42")
            s.shape([(28, 12), (40, -2), (58, -2), (58, 12)], "#ffb99a")
            s.shape([(64, 12), (64, -2), (86, -2), (90, 12)], "#f29aa0")
            s.rect(34, -14, 50, 6, "#241a42", radius=2)
            for x in (22, 80):
                s.circle(x, 34, 11, "#120c26")
                s.circle(x, 34, 4.6, "#8a6a9a")
            s.circle(3, 22, 3, "#fff0c0")

    with s.reflected(386, 0.55):
        figures()
    figures()
    return s


def lake_mashu():
    s = Scene(25)
    s.sky("#6fb0dc", "#b5dcec", "#f4f4e6", bottom=330)
    s.glow(650, 90, 260, "#ffffff", 0.75)
    s.streak_cloud(40, 110, 460, 20, "#ffffff", 0.8)
    s.streak_cloud(420, 170, 440, 14, "#ffffff", 0.7)
    far = rough([(0, 262), (140, 240), (300, 258), (470, 232), (560, 196), (606, 160), (622, 152), (640, 166), (690, 220), (800, 250)], 0.06, 3)
    s.massif(far, 340, s.linear("#8fb0c4", "#7fa8b4"), "#5f8aa8", [(620, 740, 20)], 2, None, 0.5, 10)
    bowl = rough([(0, 286), (110, 280), (230, 300), (380, 306), (520, 296), (640, 282), (800, 270)], 0.04, 5)
    s.land(bowl, s.linear("#5f9a86", "#3f7f78", "#2f6a70"), 360)
    for i in range(40):
        x = s.random.uniform(0, 800)
        y = s.height(bowl, x)
        s.shape([(x, y + 4), (x + s.random.uniform(10, 26), 360), (x - s.random.uniform(2, 14), 360)], "#24586a" if i % 3 else "#86b898", 0.22)
    s.path(curve([(-10, 352), (160, 342), (400, 338), (640, 344), (820, 356)]) + "L820 600L-10 600z", s.linear("#4f9fd0", "#1f62b0", "#123f8c", "#0d2f74"))
    with s.group(clip=curve([(-10, 352), (160, 342), (400, 338), (640, 344), (820, 356)]) + "L820 540L-10 540z"):
        s.path(curve([(-10, 345), (200, 352), (420, 372), (560, 420), (640, 380), (720, 350), (820, 352)]) + "L820 330L-10 330z", s.linear("#5f98a8", "#2f6fa8"), 0.55)
        s.ellipse(300, 420, 240, 16, "#7fc4ea", 0.25)
        s.ellipse(480, 470, 300, 18, "#7fc4ea", 0.16)
        s.glints(40, 352, 530, "#cfeaff", 0.35, longest=90, seed=2)
    s.ellipse(404, 410, 46, 5, "#0c2c66", 0.6)
    s.path(curve([(366, 408), (378, 394), (398, 384), (418, 388), (436, 400), (444, 409)]) + "z", s.linear("#5f8f5a", "#2f5f4c"))
    s.shape([(364, 408), (446, 409), (436, 413), (376, 413)], "#c9b894")
    s.forest([(370, 404), (398, 388), (420, 390), (440, 404)], 12, 10, 20, "#28563f", sink=6)
    fog = [(-10, 300), (80, 286), (170, 296), (240, 320), (200, 344), (120, 372), (60, 352), (-10, 390)]
    s.path(curve(fog) + "z", s.linear((0, "#ffffff", 0.95), (0.6, "#ffffff", 0.7), (1, "#ffffff", 0)))
    s.path(curve([(810, 270), (740, 282), (660, 300), (610, 330), (680, 342), (760, 332), (810, 360)]) + "z", s.linear((0, "#ffffff", 0.9), (1, "#ffffff", 0.05)))
    s.mist(312, 44, "#ffffff", 0.55)
    slope = [(-10, 470), (90, 486), (200, 520), (330, 548), (480, 552), (620, 528), (720, 494), (810, 470)]
    s.land(slope, s.linear("#a8bf5a", "#6f9a48", "#3f6f3c"), 600, smooth=True)
    rng = s.random
    for color, n in [("#c5d46a", 46), ("#4f8244", 50)]:
        d = ""
        for _ in range(n):
            x = rng.uniform(0, 800)
            y, h = s.height(slope, x) + rng.uniform(6, 80), rng.uniform(10, 22)
            d += f"M{x:.0f} {y:.0f}q{rng.uniform(-3, 3):.0f} {-h * 0.6:.0f} {rng.uniform(-8, 8):.0f} {-h:.0f}"
        s.path(d, "none", 0.8, color, 2)
    d = ""
    for _ in range(46):
        x = rng.uniform(20, 780)
        d += Scene._disc(x, s.height(slope, x) + rng.uniform(18, 70), rng.uniform(2, 3.6))
    s.path(d, "#8f6ac8")
    for x, base, top, lean, w in [(92, 560, 60, 18, 15), (140, 580, 120, -10, 11), (44, 590, 96, -16, 12), (700, 570, 70, -22, 15), (748, 590, 110, 12, 12)]:
        right, left = [], []
        for k in range(9):
            t = k / 8
            cx = x + lean * t + math.sin(t * 5 + x) * 4
            y = base - (base - top) * t
            half = w / 2 * (1 - 0.72 * t)
            left.append((cx - half, y))
            right.append((cx + half, y))
        s.path(curve(left) + curve(right[::-1], False) + "z", s.linear("#ffffff", "#f0eee4", "#b8b4ac", to=(1, 0)))
        marks = ""
        for _ in range(15):
            k = rng.randrange(8)
            y = left[k][1] - rng.uniform(0, 50)
            marks += points_path([(left[k][0] + 1, y), (left[k][0] + w * rng.uniform(0.25, 0.6), y + rng.uniform(-1, 3)), (left[k][0] + 1, y + 3)])
        s.path(marks, "#3a3834")
        for k in (4, 5, 6, 7):
            cx, cy = (left[k][0] + right[k][0]) / 2, left[k][1]
            side = 1 if k % 2 else -1
            s.path(f"M{cx:.0f} {cy:.0f}q{side * 18} -16 {side * 46} -34", "none", 1, "#d8d5cc", 2.6)
        spots = [(x + lean + rng.gauss(0, 34), top + rng.uniform(-40, 130)) for _ in range(13)]
        s.crowns(spots, "#b5cf5c", "#6f9c42", 16, x)
    return s


SCENES = {
    "lake-bled": lake_bled,
    "moraine-lake": moraine_lake,
    "geirangerfjord": geirangerfjord,
    "salar-de-uyuni": salar_de_uyuni,
    "lake-mashu": lake_mashu,
}

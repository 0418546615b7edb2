"""What the pictures of Examples/Landmarks are painted with: skies, ridges, water, trees, clouds, as parts of an SVG file."""

import math
import random
from contextlib import contextmanager

WIDTH, HEIGHT = 800, 600


def number(value):
    """A coordinate, as short as a tenth of a unit allows."""
    text = f"{value:.1f}"
    return text[:-2] if text.endswith(".0") else text


def points_path(points, closed=True):
    """Straight lines through points, as relative moves, which are shorter to write."""
    x, y = (round(c, 1) for c in points[0])
    parts = [f"M{number(x)} {number(y)}l"]
    for px, py in points[1:]:
        dx, dy = round(px - x, 1), round(py - y, 1)
        parts.append(f"{number(dx)} {number(dy)} ")
        x, y = x + dx, y + dy
    return "".join(parts).strip() + ("z" if closed else "")


def curve(points, move=True):
    """A smooth line through points, as cubic curves."""
    first = points[0]
    text = f"M{number(first[0])} {number(first[1])}" if move else f"L{number(first[0])} {number(first[1])}"
    for i in range(len(points) - 1):
        before, a = points[max(i - 1, 0)], points[i]
        b, after = points[i + 1], points[min(i + 2, len(points) - 1)]
        c1 = (a[0] + (b[0] - before[0]) / 6, a[1] + (b[1] - before[1]) / 6)
        c2 = (b[0] - (after[0] - a[0]) / 6, b[1] - (after[1] - a[1]) / 6)
        text += "C" + " ".join(number(v) for v in (*c1, *c2, *b))
    return text


def rough(points, amount, seed, depth=4):
    """A line through points that is broken as rock is: each half is moved aside by a part of its length."""
    rng = random.Random(seed)
    for _ in range(depth):
        finer = [points[0]]
        for a, b in zip(points, points[1:]):
            length = math.dist(a, b)
            if length > 5:
                shift = rng.uniform(-1, 1) * amount * length
                finer.append(((a[0] + b[0]) / 2 + shift * 0.4, (a[1] + b[1]) / 2 + shift))
            finer.append(b)
        points = finer
    return points


def mix(a, b, part):
    """A colour between two."""
    ca, cb = (tuple(int(c[i : i + 2], 16) for i in (1, 3, 5)) for c in (a, b))
    return "#" + "".join(f"{round(x + (y - x) * part):02x}" for x, y in zip(ca, cb))


class Scene:
    """A picture of 800 by 600 units."""

    def __init__(self, seed=1):
        self.defs, self.body, self.random = [], [], random.Random(seed)

    # Paints

    def _stops(self, stops):
        text = ""
        for i, stop in enumerate(stops):
            offset, color, opacity = i / max(len(stops) - 1, 1), stop, 1
            if isinstance(stop, tuple):
                offset, color, opacity = (*stop, 1)[:3]
            text += f'<stop offset="{offset:.3g}" stop-color="{color}"' + (
                f' stop-opacity="{opacity:g}"/>' if opacity != 1 else "/>"
            )
        return text

    def linear(self, *stops, to=(0, 1), start=(0, 0)):
        """A gradient over the box of what it fills; a stop is a colour, or (offset, colour, opacity)."""
        name = f"g{len(self.defs)}"
        self.defs.append(
            f'<linearGradient id="{name}" x1="{start[0]:g}" y1="{start[1]:g}" x2="{to[0]:g}" y2="{to[1]:g}">'
            f"{self._stops(stops)}</linearGradient>"
        )
        return f"url(#{name})"

    def radial(self, *stops, center=(0.5, 0.5), radius=0.5):
        name = f"g{len(self.defs)}"
        self.defs.append(
            f'<radialGradient id="{name}" cx="{center[0]:g}" cy="{center[1]:g}" r="{radius:g}">{self._stops(stops)}</radialGradient>'
        )
        return f"url(#{name})"

    # Shapes

    def path(self, d, fill="none", opacity=1, stroke=None, width=1, cap="round"):
        text = f'<path d="{d}" fill="{fill}"'
        if stroke:
            text += f' stroke="{stroke}" stroke-width="{width:g}" stroke-linecap="{cap}" stroke-linejoin="round"'
        # The opacity of an element is a picture of its own for whoever draws it; that of a paint costs nothing.
        kind = "" if stroke and fill != "none" else "stroke-" if stroke else "fill-"
        self.body.append(text + (f' {kind}opacity="{opacity:g}"/>' if opacity != 1 else "/>"))

    def shape(self, points, fill, opacity=1):
        self.path(points_path(points), fill, opacity)

    def line(self, points, stroke, width=1, opacity=1, smooth=False):
        self.path(curve(points) if smooth else points_path(points, False), "none", opacity, stroke, width)

    def rect(self, x, y, w, h, fill, opacity=1, radius=0):
        text = f'<rect x="{number(x)}" y="{number(y)}" width="{number(w)}" height="{number(h)}" fill="{fill}"'
        text += f' rx="{radius:g}"' if radius else ""
        self.body.append(text + (f' fill-opacity="{opacity:g}"/>' if opacity != 1 else "/>"))

    def ellipse(self, x, y, rx, ry, fill, opacity=1):
        text = f'<ellipse cx="{number(x)}" cy="{number(y)}" rx="{number(rx)}" ry="{number(ry)}" fill="{fill}"'
        self.body.append(text + (f' fill-opacity="{opacity:g}"/>' if opacity != 1 else "/>"))

    def circle(self, x, y, r, fill, opacity=1):
        self.ellipse(x, y, r, r, fill, opacity)

    @contextmanager
    def group(self, transform=None, opacity=1, clip=None):
        """What is painted inside, moved, faded, or seen through the points of a shape (or a path)."""
        text = "<g"
        if transform:
            text += f' transform="{transform}"'
        if opacity != 1:
            text += f' opacity="{opacity:g}"'
        if clip:
            name = f"c{len(self.defs)}"
            d = clip if isinstance(clip, str) else points_path(clip)
            self.defs.append(f'<clipPath id="{name}"><path d="{d}"/></clipPath>')
            text += f' clip-path="url(#{name})"'
        self.body.append(text + ">")
        yield
        self.body.append("</g>")

    # Light and air

    def sky(self, *stops, bottom=HEIGHT):
        self.rect(0, 0, WIDTH, bottom, self.linear(*stops))

    def glow(self, x, y, radius, color, strength=1, height=None):
        paint = self.radial((0, color, strength), (0.35, color, strength * 0.45), (1, color, 0))
        self.ellipse(x, y, radius, height or radius, paint)

    def mist(self, y, height, color, strength=0.8, x=0, width=WIDTH):
        """A band of air that is thickest in its middle."""
        self.rect(x, y, width, height, self.linear((0, color, 0), (0.55, color, strength), (1, color, 0)))

    def stars(self, count, bottom, color="#ffffff"):
        for _ in range(count):
            x, y = self.random.uniform(0, WIDTH), bottom * self.random.random() ** 1.3
            self.circle(x, y, self.random.choice([0.7, 0.9, 1.1, 1.7]), color, round(self.random.uniform(0.35, 1), 2))

    def streak_cloud(self, x, y, w, h, color, opacity=0.8):
        """A long flat cloud that ends in nothing on both sides."""
        paint = self.linear((0, color, 0), (0.3, color, 1), (0.65, color, 0.85), (1, color, 0), to=(1, 0))
        top = [(x, y), (x + w * 0.2, y - h * 0.55), (x + w * 0.45, y - h), (x + w * 0.7, y - h * 0.5), (x + w, y)]
        low = [(x + w, y), (x + w * 0.6, y + h * 0.35), (x + w * 0.25, y + h * 0.3), (x, y)]
        self.path(curve(top) + curve(low, False) + "z", paint, opacity)

    def cumulus(self, x, y, w, seed, light, shade, opacity=1):
        """A heap of cloud over a flat bottom: round above, shaded towards its base."""
        self.path(self.heap(x, y, w, seed), self.linear((0, light), (0.5, light), (1, shade)), opacity)

    def fog(self, x, y, w, seed, color, opacity=1):
        """A heap of cloud that has no bottom."""
        top = self.heap(x, y, w, seed)[: -1].rsplit("Q", 1)[0]
        d = f"{top}L{number(x + w)} {number(y + w * 0.2)}L{number(x)} {number(y + w * 0.2)}z"
        self.path(d, self.linear((0, color), (0.45, color, 0.95), (1, color, 0)), opacity)

    @staticmethod
    def heap(x, y, w, seed):
        rng = random.Random(seed)
        count = max(5, int(w / 26))
        d, px = f"M{number(x)} {number(y)}", x
        for i in range(count):
            nx = x + w * (i + 1) / count
            lift = math.sin(math.pi * (i + 0.5) / count) * w * 0.09
            before = math.sin(math.pi * i / count) * w * 0.2 * rng.uniform(0.75, 1.2) if i else 0
            end = math.sin(math.pi * (i + 1) / count) * w * 0.2 * rng.uniform(0.75, 1.2) if i < count - 1 else 0
            r = (nx - px) * rng.uniform(0.56, 0.8)
            d += f"A{number(r)} {number(r)} 0 0 1 {number(nx)} {number(y - end - (lift if i < count - 1 else 0))}"
            px = nx
        return d + f"Q{number(x + w / 2)} {number(y + w * 0.035)} {number(x)} {number(y)}z"

    # Land

    def land(self, points, fill, bottom=HEIGHT, opacity=1, smooth=False):
        """All that lies below a line."""
        if smooth:
            end, first = points[-1], points[0]
            self.path(curve(points) + f"L{number(end[0])} {number(bottom)}L{number(first[0])} {number(bottom)}z", fill, opacity)
        else:
            self.shape(points + [(points[-1][0], bottom), (points[0][0], bottom)], fill, opacity)

    def massif(self, ridge, bottom, fill, shadow, faces, seed, snow=None, shade=0.55, ribs=0, light=None):
        """A mountain below its ridge, lit from the left.

        `faces` are (x of a summit, x at which its dark side ends, how far its edge leans): each throws its right side into the shadow.
        `snow` is (height of its lower edge, colour).
        """
        rng = random.Random(seed)

        def height(x):
            for a, b in zip(ridge, ridge[1:]):
                if a[0] <= x <= b[0] and b[0] > a[0]:
                    return a[1] + (b[1] - a[1]) * (x - a[0]) / (b[0] - a[0])
            return ridge[-1][1]

        area = ridge + [(ridge[-1][0], bottom), (ridge[0][0], bottom)]
        self.shape(area, fill)
        with self.group(clip=area):
            if snow:
                level, color = snow
                edge, x, down = [], ridge[0][0] - 20, True
                while x < ridge[-1][0] + 40:
                    reach = max(level - height(min(max(x, ridge[0][0]), ridge[-1][0])), 0) * 0.32
                    edge.append((x, level + (rng.uniform(0.2, 1) if down else -rng.uniform(0.3, 1)) * (14 + reach)))
                    x, down = x + rng.uniform(9, 22), not down
                self.shape([(edge[0][0], 0)] + edge + [(edge[-1][0], 0)], color)
            for _ in range(ribs):
                x = rng.uniform(ridge[0][0], ridge[-1][0])
                y, length = height(x), rng.uniform(0.25, 0.7)
                reach = (bottom - y) * length
                lean = rng.uniform(-0.4, 0.4) * reach
                dark = rng.random() < 0.6 or not light
                self.shape(
                    [(x, y + rng.uniform(0, 0.35) * (bottom - y)), (x + lean + rng.uniform(6, 16), y + reach), (x + lean - rng.uniform(2, 8), y + reach * 0.82)],
                    shadow if dark else light,
                    round(rng.uniform(0.12, 0.3), 2),
                )
            for x, end, lean in faces:
                top = height(x)
                spine = rough([(x, top - 3), (x + lean * 0.35, top + (bottom - top) * 0.35), (x + lean, bottom)], 0.16, rng.random(), 4)
                valley = rough([(end + lean * 0.5, bottom), (end, height(end) - 3)], 0.1, rng.random(), 3)
                self.shape(spine + valley + [(end, top - 40), (x, top - 40)], shadow, shade)

    def conifer(self, x, y, h, fill, opacity=1):
        """A tree of steps that become narrower."""
        self.path(self.conifer_path(x, y, h), fill, opacity)

    def conifer_path(self, x, y, h, steps=5):
        left, right = [], []
        for i in range(steps):
            level = y - h * (0.06 + 0.94 * i / steps)
            half = h * 0.2 * (1 - i / steps) * self.random.uniform(0.85, 1.15)
            nxt = y - h * (0.06 + 0.94 * (i + 0.8) / steps)
            left += [(x - half, level), (x - half * 0.42, nxt)]
            right += [(x + half, level), (x + half * 0.42, nxt)]
        trunk = [(x - h * 0.018, y), (x - h * 0.018, y - h * 0.06)]
        return points_path(trunk + left + [(x, y - h)] + right[::-1] + [(x + h * 0.018, y - h * 0.06), (x + h * 0.018, y)])

    def forest(self, ridge, count, low, high, fill, opacity=1, sink=4):
        """Conifers along a line, as one shape."""
        d = ""
        for i in range(count):
            x = ridge[0][0] + (ridge[-1][0] - ridge[0][0]) * (i + self.random.random()) / count
            y = self.height(ridge, x)
            d += self.conifer_path(x, y + sink, self.random.uniform(low, high), 4)
        self.path(d, fill, opacity)

    @staticmethod
    def height(points, x):
        for a, b in zip(points, points[1:]):
            if a[0] <= x <= b[0] and b[0] > a[0]:
                return a[1] + (b[1] - a[1]) * (x - a[0]) / (b[0] - a[0])
        return points[-1][1]

    def crowns(self, spots, fill, shade, size, seed):
        """Round trees: a heap of leaves, darker below."""
        rng = random.Random(seed)
        low, high = "", ""
        for x, y in spots:
            for _ in range(4):
                r = size * rng.uniform(0.5, 0.9)
                cx, cy = x + rng.uniform(-1, 1) * size, y - rng.uniform(0, 1) * size
                low += self._disc(cx, cy + r * 0.2, r)
                high += self._disc(cx - r * 0.2, cy - r * 0.22, r * 0.62)
        self.path(low, shade)
        self.path(high, fill)

    @staticmethod
    def _disc(x, y, r):
        n = number
        return f"M{n(x - r)} {n(y)}a{n(r)} {n(r)} 0 1 1 {n(2 * r)} 0a{n(r)} {n(r)} 0 1 1 {n(-2 * r)} 0"

    # Water

    @contextmanager
    def reflected(self, level, opacity=1, squash=1):
        """What is painted inside, upside down below a level."""
        with self.group(f"matrix(1 0 0 {-squash:g} 0 {number(level * (1 + squash))})", opacity):
            yield

    def glints(self, count, top, bottom, color, opacity=0.5, x=(0, WIDTH), longest=120, thick=3.2, seed=7):
        """Lens-shaped lights on water, longer and thicker towards whoever looks."""
        rng = random.Random(seed)
        d = ""
        for i in range(count):
            near = (i + rng.random()) / count
            y = top + (bottom - top) * near**1.5
            w = longest * (0.18 + 0.82 * near) * rng.uniform(0.35, 1)
            h = thick * (0.25 + 0.75 * near) * rng.uniform(0.6, 1)
            cx = rng.uniform(*x)
            d += f"M{number(cx - w / 2)} {number(y)}q{number(w / 2)} {number(-h)} {number(w)} 0q{number(-w / 2)} {number(h)} {number(-w)} 0z"
        self.path(d, color, opacity)

    def sun_path(self, x, top, bottom, color, width=70, opacity=0.8, count=26, seed=3):
        """The way that light from a low sun lays over water."""
        rng = random.Random(seed)
        d = ""
        for i in range(count):
            near = (i + 0.5) / count
            y = top + (bottom - top) * near**1.25
            w = width * (0.35 + near) * rng.uniform(0.4, 1)
            h = 1.6 + 4.5 * near
            cx = x + rng.uniform(-1, 1) * width * (0.1 + 0.35 * near)
            d += f"M{number(cx - w / 2)} {number(y)}q{number(w / 2)} {number(-h)} {number(w)} 0q{number(-w / 2)} {number(h)} {number(-w)} 0z"
        self.path(d, color, opacity)

    def birds(self, spots, color, size=9):
        d = ""
        for x, y, k in spots:
            s = size * k
            d += f"M{number(x - s)} {number(y - s * 0.3)}q{number(s * 0.55)} {number(-s * 0.35)} {number(s)} {number(s * 0.35)}q{number(s * 0.45)} {number(-s * 0.7)} {number(s)} {number(-s * 0.4)}"
        self.path(d, "none", 1, color, 1.6)

    def svg(self):
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}" viewBox="0 0 {WIDTH} {HEIGHT}">'
            f'<defs>{"".join(self.defs)}</defs>\n' + "\n".join(self.body) + "\n</svg>\n"
        )
